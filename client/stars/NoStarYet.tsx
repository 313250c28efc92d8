import { Plus } from "lucide-react";
import { Link } from "wouter";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";

/** Content of a page without a star: what to do first, and the outline of the first star. */
export const NoStarYet = ({ title, text }: { title: string; text: string }) => {
  const t = useTranslator();
  return (
    <div className="flex flex-col items-center gap-4 py-16 text-center">
      <span aria-hidden="true" className="size-14 rounded-full border-2 border-edge border-dashed" />
      <div className="max-w-sm text-balance">
        <p className="font-display text-lead">{title}</p>
        <p className="text-quiet">{text}</p>
      </div>
      <Button asChild variant="primary">
        <Link href="/?add">
          <Plus aria-hidden="true" />
          {t(starTexts.addFirstMood)}
        </Link>
      </Button>
    </div>
  );
};
