import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { common } from "#domain/languages/en/common.ts";
import { whatRuns } from "#domain/languages/en/what-runs.ts";
import { hashesPath } from "#domain/pages/release-files.ts";
import { ownAddress, withBase } from "../base-path.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { copy } from "../ui/share.ts";
import { showToast } from "../ui/toasts.ts";
import { filesOf, type ReleaseList, readList } from "./check-files.ts";
import { FilesSection } from "./FilesSection.tsx";

/** Which code the server gives out, as one value that people can compare with what was released. */
export function WhatRunsPage() {
  const t = useTranslator();
  usePageTitle(t(whatRuns.title));
  const canHash = crypto.subtle !== undefined;
  const list = useQuery({
    queryKey: ["hashes of files"],
    queryFn: ({ signal }) => readList(signal),
    enabled: canHash,
  });
  return (
    <Page title={t(whatRuns.title)} back={{ href: "/", label: t(common.notFound.back) }}>
      <p className="max-w-prose text-pretty text-quiet">{t(whatRuns.introduction)}</p>
      {list.data ? (
        <>
          <VersionSection list={list.data} />
          <FilesSection list={list.data} />
        </>
      ) : list.isError ? (
        <RetryNotice text={whatRuns.outOfReach} onRetry={() => list.refetch()} />
      ) : list.isPending && canHash ? (
        <Skeleton rows={4} />
      ) : (
        <Notice tone="plain">
          <p>{t(canHash ? whatRuns.noList : whatRuns.noHashes)}</p>
        </Notice>
      )}
      <CompareSection />
      <section aria-labelledby="limits" className="flex flex-col gap-2">
        <h2 id="limits" className="font-display text-title">
          {t(whatRuns.limits.title)}
        </h2>
        <p className="max-w-prose text-pretty">{t(whatRuns.limits.text)}</p>
      </section>
    </Page>
  );
}

function VersionSection({ list }: { list: ReleaseList }) {
  const t = useTranslator();
  return (
    <section aria-labelledby="version" className="surface flex flex-col gap-3 p-4 sm:p-6">
      <h2 id="version" className="font-display text-title">
        {t(whatRuns.version.title)}
      </h2>
      {/* Groups of eight are easier to compare by eye; what is copied has no spaces. */}
      <p
        dir="ltr"
        className="grid w-fit grid-cols-2 gap-x-3 gap-y-1 font-mono text-lead sm:grid-cols-4"
        data-hash={list.hash}
      >
        {list.hash.match(/.{8}/g)?.map((group) => (
          <span key={group}>{group}</span>
        ))}
      </p>
      <p className="max-w-prose text-pretty text-quiet text-small">
        {t(whatRuns.version.text, { count: filesOf(list).length })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button onClick={() => void copyHash(list.hash)}>
          <Copy aria-hidden="true" />
          {t(whatRuns.version.copy)}
        </Button>
        <a
          href={withBase(hashesPath)}
          target="_blank"
          rel="noopener"
          className="rounded-sm py-2.5 font-medium text-accent-ink underline underline-offset-4"
        >
          {t(whatRuns.version.list)}
        </a>
      </div>
    </section>
  );
}

async function copyHash(hash: string) {
  if ((await copy(hash)) === "copied")
    showToast((t) => ({ title: t(whatRuns.version.copied), description: t(whatRuns.version.copiedHint) }));
}

function CompareSection() {
  const t = useTranslator();
  const address = ownAddress();
  return (
    <section aria-labelledby="compare" className="flex flex-col gap-2">
      <h2 id="compare" className="font-display text-title">
        {t(whatRuns.compare.title)}
      </h2>
      <ol className="flex max-w-prose list-decimal flex-col gap-3 ps-5 text-pretty">
        <li>{t(whatRuns.compare.published)}</li>
        <li>
          {t(whatRuns.compare.outside)}
          <Command>{`curl -s ${address}${hashesPath} | sha256sum`}</Command>
        </li>
        <li>
          {t(whatRuns.compare.source)}
          <Command>{`npm run verify -- ${address}`}</Command>
        </li>
      </ol>
    </section>
  );
}

/** No part of the sentence, in which a translator may put characters that no command has. */
const Command = ({ children }: { children: string }) => (
  <code
    dir="ltr"
    className="mt-1.5 block rounded-control border border-line bg-raised px-3 py-2 text-start text-small wrap-anywhere"
  >
    {children}
  </code>
);
