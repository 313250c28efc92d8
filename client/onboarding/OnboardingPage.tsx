import { useState } from "react";
import { usePageTitle } from "../page-title.ts";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { AccessForm } from "./AccessForm.tsx";
import { LaunchForm } from "./LaunchForm.tsx";
import { emptyUniverse } from "./launch.ts";
import { Starfield } from "./Starfield.tsx";

/** What is typed lives here, so that looking at the other tab loses nothing. */
export function OnboardingPage() {
  const [draft, setDraft] = useState(emptyUniverse);
  const [name, setName] = useState("");
  usePageTitle(null);
  return (
    <main className="relative isolate flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-8">
      <Starfield />
      <header className="flex flex-col items-center gap-2 text-center">
        <h1 className="font-display text-display tracking-[0.12em]">MOOD UNIVERSE</h1>
        <p className="text-lead text-quiet">Create your personal universe</p>
      </header>
      <div className="surface w-full max-w-lg p-4 sm:p-6">
        <Tabs defaultValue="create">
          <TabList aria-label="How to enter">
            <Tab value="create">Create Universe</Tab>
            <Tab value="sign-in">Sign In</Tab>
          </TabList>
          <TabPanel value="create">
            <LaunchForm draft={draft} onDraftChange={setDraft} />
          </TabPanel>
          <TabPanel value="sign-in">
            <AccessForm name={name} onNameChange={setName} />
          </TabPanel>
        </Tabs>
      </div>
      <footer className="flex max-w-md flex-col gap-1 text-center text-small text-quiet">
        <p>Your data stays private and secure on your device</p>
        <p>
          A universe without a password opens to anyone who knows its exact name. Choose a name that only you
          would think of.
        </p>
      </footer>
    </main>
  );
}
