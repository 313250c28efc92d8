import type { Tag } from "#domain/records/tag/tag.ts";
import { TagRow } from "./TagRow.tsx";
import type { TagBoard } from "./use-tag-board.ts";

type Props = { label: string; tags: readonly Tag[]; board: TagBoard };

export const TagList = ({ label, tags, board }: Props) => (
  <ul
    aria-label={label}
    className="divide-y divide-line overflow-hidden rounded-control border border-line bg-panel"
  >
    {tags.map((tag) => (
      <li key={tag.id}>
        <TagRow tag={tag} board={board} />
      </li>
    ))}
  </ul>
);
