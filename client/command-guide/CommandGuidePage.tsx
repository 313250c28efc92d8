import type { ReactNode } from "react";
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
  usePageTitle("Command Guide");
  return (
    <Page title="Command Guide" back={{ href: "/", label: "Back to Universe" }}>
      <Part title="With your fingers">
        <Card title="Rotate" picture={<RotatePicture />}>
          Drag with one finger to rotate the 3D view.
        </Card>
        <Card title="Zoom" picture={<ZoomPicture />}>
          <span>Pinch with two fingers to zoom in and out.</span> Two fingers also move the sky.
        </Card>
        <Card title="Multi-select" picture={<HoldPicture />}>
          Hold a star for 3 seconds to enable multi-select, then tap the others. Exit, or a tap on empty
          space, leaves it.
        </Card>
      </Part>
      <Part title="What you see">
        <Card title="A green ring" picture={<SelectedPicture />}>
          It marks a selected star. Tap the star once more to let it go.
        </Card>
        <Card title="Green connection lines" picture={<SeveralPicture />}>
          They join the stars of a multi-select. From two on you can copy a snapshot.
        </Card>
        <Card title="Gray lines" picture={<PathPicture />}>
          They show the chronological path, from your first star to your newest.
        </Card>
      </Part>
      <section aria-label="Where your stars are" className="surface p-4 shadow-none">
        <h2 className="font-display text-title">Where your stars are</h2>
        <SkyLegend className="mt-2" />
      </section>
      <YourStars />
      <Keys />
      <TextLink alone href="/" className="self-start">
        Return to your star map
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
