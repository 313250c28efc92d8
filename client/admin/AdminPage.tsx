import { useLocation, useSearch } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { admin } from "#domain/languages/en/admin.ts";
import { adminPath } from "#domain/pages/paths.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { Page } from "../ui/Page.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { NoLonger } from "./Answered.tsx";
import { Invitations } from "./invitations/Invitations.tsx";
import { Log } from "./Log.tsx";
import { ServerHealth } from "./ServerHealth.tsx";
import { Universes } from "./universes/Universes.tsx";

/** The page on which administrators look after the people of a server. Only administrators load it. */
export function AdminPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(admin.title));
  return (
    <Page title={t(admin.title)} back={{ href: "/account-settings", label: t(admin.back) }}>
      {user.isAdministrator ? <Parts /> : <NoLonger />}
    </Page>
  );
}

const parts = ["universes", "invitations", "server", "log"] as const;
type Part = (typeof parts)[number];

/** The part that the address names, so that a reload and the way back show it again. */
function usePart(): [Part, (part: string) => void] {
  const asked = new URLSearchParams(useSearch()).get("part");
  const [, navigate] = useLocation();
  const open = (part: string) =>
    navigate(part === parts[0] ? adminPath : `${adminPath}?part=${part}`, { replace: true });
  return [parts.find((part) => part === asked) ?? parts[0], open];
}

function Parts() {
  const t = useTranslator();
  const [part, open] = usePart();
  return (
    <>
      <p className="max-w-[65ch] text-pretty text-quiet">{t(admin.what)}</p>
      <Tabs value={part} onValueChange={open} className="flex flex-col gap-4">
        <TabList aria-label={t(admin.parts.label)}>
          {parts.map((name) => (
            <Tab key={name} value={name}>
              {t(admin.parts[name])}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="universes">
          <Universes />
        </TabPanel>
        <TabPanel value="invitations">
          <Invitations />
        </TabPanel>
        <TabPanel value="server">
          <ServerHealth />
        </TabPanel>
        <TabPanel value="log">
          <Log />
        </TabPanel>
      </Tabs>
    </>
  );
}
