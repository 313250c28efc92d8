import { Link } from "wouter";
import { account } from "#domain/languages/en/account.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { useInstance } from "../session/instance-settings.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { linkAlone } from "../ui/TextLink.tsx";
import { WelcomeSky } from "./WelcomeSky.tsx";

type Props = {
  /** The form comes first in a window of one column, without the picture. */
  isKnown: boolean;
  onLogIn: () => void;
};

/** What the product is, in one sentence and a picture, and the way to begin. */
export function Welcome({ isKnown, onLogIn }: Props) {
  const t = useTranslator();
  return (
    <section
      aria-label={t(account.welcome.name)}
      className="flex w-full max-w-lg flex-col items-center gap-4 text-center"
    >
      <WelcomeSky
        className={cn(
          "-my-2 h-[clamp(9rem,32dvh,18rem)] w-[calc(100%+2rem)] lg:h-80",
          isKnown && "max-lg:hidden",
        )}
      />
      <p className="max-w-md text-balance text-lead">{t(account.welcome.pitch)}</p>
      <div className="flex w-full max-w-xs flex-col gap-2">
        <WayToBegin isFirst={!isKnown} />
        {!isKnown && (
          <Button className="lg:hidden" onClick={onLogIn}>
            {t(account.welcome.haveUniverse)}
          </Button>
        )}
      </div>
      <OtherWayToBegin />
    </section>
  );
}

/** Until the settings have arrived, it leads to the page that explains them all. */
function WayToBegin({ isFirst }: { isFirst: boolean }) {
  const t = useTranslator();
  const { data: instance } = useInstance();
  if (instance?.registration === false)
    return instance.byInvitation ? (
      <div className="flex flex-col gap-1 text-balance">
        <p className="font-medium">{t(account.byInvitation.title)}</p>
        <p className="text-quiet">{t(account.byInvitation.how)}</p>
      </div>
    ) : (
      <p className="text-quiet">{t(account.welcome.closed)}</p>
    );
  const isByName = instance?.universeNameSignIn !== false;
  return (
    <Button asChild variant={isFirst ? "primary" : "plain"} className="min-h-12">
      {isByName ? (
        <Link href="/onboarding">{t(account.welcome.createUniverse)}</Link>
      ) : (
        <Link href="/register">{t(account.welcome.createAccount)}</Link>
      )}
    </Button>
  );
}

function OtherWayToBegin() {
  const { data: instance } = useInstance();
  if (instance?.registration === false || instance?.universeNameSignIn === false) return null;
  return (
    <p className="-mt-2 text-quiet text-small">
      <RichText text={account.welcome.byEmail} tags={{ link: linkAlone("/register") }} />
    </p>
  );
}
