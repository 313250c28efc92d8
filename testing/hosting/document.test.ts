import { expect, test } from "vitest";
import { readCommands, readHostingPage } from "./document.ts";

test("a block of commands belongs to the heading above, and a comment says where it runs", () => {
  const page = [
    "# Hosting",
    "## Here",
    "```sh",
    "# a comment of the shell",
    "ls",
    "```",
    "```yaml",
    "a: b",
    "```",
    "### There",
    "<!-- runs: with podman -->",
    "```sh",
    "podman ps",
    "```",
    "<!-- not run: it would end the world -->",
    "```sh",
    "exit",
    "```",
  ];
  expect(readCommands(page.join("\n"))).toEqual([
    { section: "Here", script: "# a comment of the shell\nls", runs: "on the host" },
    { section: "There", script: "podman ps", runs: "with podman" },
    { section: "There", script: "exit", runs: "not" },
  ]);
});

test("docs/hosting.md leaves out only what needs a public name, other machines or downloads", async () => {
  const notRun = (await readHostingPage()).filter(({ runs }) => runs === "not");
  expect(notRun.map(({ section }) => section)).toEqual([
    "From source",
    "A container",
    "nginx",
    "Moving to another host",
  ]);
});
