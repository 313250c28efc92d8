import type { ReactNode } from "react";
import { guide } from "#domain/languages/en/guide.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { usePageTitle } from "../navigation/page-title.ts";
import { SkyLegend } from "../stars/SkyLegend.tsx";
import { Page } from "../ui/Page.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { Keys } from "./Keys.tsx";
import {
  HoldPicture,
  PathPicture,
  RotatePicture,
  SelectedPicture,
  SeveralPicture,
  ZoomPicture,
} from "./pictures.tsx";
import { YourStars } from "./YourStars.tsx";

/** Instructions for moving and reading the sky, and for what can be done with its stars. */
export function CommandGuidePage() {
  const t = useTranslator();
  usePageTitle(t(guide.title));
  return (
    <Page title={t(guide.title)} back={{ href: "/", label: t(guide.back) }}>
      <Part title={t(guide.fingers.title)}>
        <Card title={t(guide.fingers.rotate)} picture={<RotatePicture />}>
          {t(guide.fingers.rotateHint)}
        </Card>
        <Card title={t(guide.fingers.zoom)} picture={<ZoomPicture />}>
          <RichText text={guide.fingers.zoomHint} tags={{ pinch: (content) => <span>{content}</span> }} />
        </Card>
        <Card title={t(guide.fingers.several)} picture={<HoldPicture />}>
          {t(guide.fingers.severalHint)}
        </Card>
      </Part>
      <Part title={t(guide.see.title)}>
        <Card title={t(guide.see.ring)} picture={<SelectedPicture />}>
          {t(guide.see.ringHint)}
        </Card>
        <Card title={t(guide.see.green)} picture={<SeveralPicture />}>
          {t(guide.see.greenHint)}
        </Card>
        <Card title={t(guide.see.gray)} picture={<PathPicture />}>
          {t(guide.see.grayHint)}
        </Card>
      </Part>
      <section aria-label={t(guide.where)} className="surface p-4 shadow-none">
        <h2 className="font-display text-title">{t(guide.where)}</h2>
        <SkyLegend className="mt-2" />
      </section>
      <YourStars />
      <Keys />
      <TextLink alone href="/" className="self-start">
        {t(guide.return)}
      </TextLink>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="font-display text-title">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-3">{children}</ul>
    </section>
  );
}

function Card({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <li className="surface grid grid-cols-[7.5rem_1fr] content-start gap-x-4 gap-y-2 p-3 shadow-none sm:grid-cols-1">
      {picture}
      <div>
        <h3 className="font-medium">{title}</h3>
        <p className="text-pretty text-quiet text-small">{children}</p>
      </div>
    </li>
  );
}
