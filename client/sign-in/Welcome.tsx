import { Link } from "wouter";
import { useInstance } from "../session/instance-settings.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { WelcomeSky } from "./WelcomeSky.tsx";

type Props = {
  /** The form comes first in a window of one column, without the picture. */
  isKnown: boolean;
  onLogIn: () => void;
};

/** What the product is, in one sentence and a picture, and the way to begin. */
export function Welcome({ isKnown, onLogIn }: Props) {
  return (
    <section aria-label="Begin" className="flex w-full max-w-lg flex-col items-center gap-4 text-center">
      <WelcomeSky
        className={cn(
          "-my-2 h-[clamp(9rem,32dvh,18rem)] w-[calc(100%+2rem)] lg:h-80",
          isKnown && "max-lg:hidden",
        )}
      />
      <p className="max-w-md text-balance text-lead">
        A private journal in which every feeling becomes a star in a sky of your own.
      </p>
      <div className="flex w-full max-w-xs flex-col gap-2">
        <WayToBegin isFirst={!isKnown} />
        {!isKnown && (
          <Button className="lg:hidden" onClick={onLogIn}>
            I have a universe already
          </Button>
        )}
      </div>
      <OtherWayToBegin />
    </section>
  );
}

/** Until the settings have arrived, it leads to the page that explains them all. */
function WayToBegin({ isFirst }: { isFirst: boolean }) {
  const { data: instance } = useInstance();
  if (instance?.registration === false)
    return <p className="text-quiet">This server accepts no new universes. If you have one, log in.</p>;
  const isByName = instance?.universeNameSignIn !== false;
  return (
    <Button asChild variant={isFirst ? "primary" : "plain"} className="min-h-12">
      {isByName ? (
        <Link href="/onboarding">Create your universe</Link>
      ) : (
        <Link href="/register">Create new account</Link>
      )}
    </Button>
  );
}

function OtherWayToBegin() {
  const { data: instance } = useInstance();
  if (instance?.registration === false || instance?.universeNameSignIn === false) return null;
  return (
    <p className="-mt-2 text-quiet text-small">
      Prefer e-mail and password?{" "}
      <TextLink alone href="/register">
        Create new account
      </TextLink>
    </p>
  );
}
