/** The person's links that show the sky to others: read when they are needed, because other people change their views. */

import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { shownSkyCalls } from "#domain/calls/shown-skies.ts";
import type { Link, LinkChange, NewLink } from "#domain/shown-skies/link.ts";
import { send } from "../api.ts";
import { sealsWords } from "../sealed/seal-state.ts";
import { useOpened } from "../sealed/use-opened.ts";
import { loadWords } from "../sealed/words-code.ts";
import { shownUserId } from "../session/session.ts";
import { serverClock } from "../time/server-clock.ts";

const linksQuery = queryOptions({
  queryKey: ["shown-skies"],
  queryFn: async ({ signal }) => (await send(shownSkyCalls.listLinks, { signal })).data,
  staleTime: 5_000,
});

/** A link that works, and whose address this server can tell. */
export type UsableLink = Link & { readonly url: string };

export const hasEnded = ({ endsAt }: Link): boolean =>
  endsAt !== null && Date.parse(endsAt) <= serverClock.at(Date.now());

/** Links, the newest first; none where the server cannot be asked. */
export async function findUsableLinks(client: QueryClient): Promise<readonly UsableLink[]> {
  const links = await client.fetchQuery(linksQuery).catch(() => []);
  return links.toReversed().flatMap((link) => {
    const { url } = link;
    return url === null || hasEnded(link) ? [] : [{ ...link, url }];
  });
}

const withLink = (links: readonly Link[] = [], changed: Link) =>
  links.some(({ id }) => id === changed.id)
    ? links.map((link) => (link.id === changed.id ? changed : link))
    : [...links, changed];

/** Links with their labels, as far as these are unlocked. */
export const useOpenedLinks = <L extends Link>(links: readonly L[] | undefined) =>
  useOpened(shownUserId(useQueryClient()) ?? "", "link", links, "label");

/** The request as it may leave the page. */
const sealLabel = async <Body extends object>(userId: string, id: string, body: Body): Promise<Body> =>
  sealsWords(userId) ? (await loadWords()).sealRequest({ userId, kind: "link", id }, body) : body;

export function useLinks() {
  const client = useQueryClient();
  const userId = shownUserId(client) ?? "";
  const query = useQuery({ ...linksQuery, refetchOnMount: "always" });
  const data = useOpenedLinks(query.data);
  const keep = (changed: Link) =>
    client.setQueryData(linksQuery.queryKey, (links) => withLink(links, changed));
  const reload = () => client.invalidateQueries({ queryKey: linksQuery.queryKey });
  const creation = useMutation({
    mutationFn: async (body: NewLink) =>
      (await send(shownSkyCalls.createLink, { body: await sealLabel(userId, body.id, body) })).data,
    onSuccess: keep,
  });
  const change = useMutation({
    mutationFn: async ({ id, body }: { id: string; body: LinkChange }) =>
      (await send(shownSkyCalls.updateLink, { params: { id }, body: await sealLabel(userId, id, body) }))
        .data,
    onSuccess: keep,
    onError: reload,
  });
  const revocation = useMutation({
    mutationFn: (id: string) => send(shownSkyCalls.revokeLink, { params: { id } }),
    onSettled: reload,
  });
  return { query: { ...query, data }, creation, change, revocation };
}
