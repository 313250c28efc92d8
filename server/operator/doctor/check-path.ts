import { api } from "#domain/api.ts";
import type { Settings } from "../../environment.ts";
import { linkTo } from "../../public-link.ts";
import { codeOf, type Finding, findingsOf } from "./finding.ts";

const { well, note, problem } = findingsOf("Address");

/** Whether the proxy passes the base path on. One that takes it off leads browsers in a circle. */
export async function checkPath({ publicUrl, basePath }: Settings): Promise<Finding[]> {
  if (basePath === "") return [];
  const address = linkTo(publicUrl, "");
  try {
    const options: RequestInit = { redirect: "manual", signal: AbortSignal.timeout(10_000) };
    const { status } = await fetch(linkTo(publicUrl, api.instance.path), options);
    if (status === 200) return [well(`${address} answers.`)];
    return [
      problem(
        `${address} answers with ${status}: the proxy must lead there to this server, and pass the address on with ${basePath}, as docs/hosting.md says.`,
      ),
    ];
  } catch (error) {
    return [
      note(`${address} cannot be reached from here (${codeOf(error)}): people's browsers must reach it.`),
    ];
  }
}
