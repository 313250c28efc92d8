import { admin } from "#domain/languages/en/admin.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";

type Props = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

/** Fetches the next page of a list, below the others. */
export function MoreButton({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  const t = useTranslator();
  if (!hasNextPage) return null;
  return (
    <Button
      className="self-center"
      aria-busy={isFetchingNextPage}
      onClick={() => isFetchingNextPage || void fetchNextPage()}
    >
      {t(admin.more)}
    </Button>
  );
}
