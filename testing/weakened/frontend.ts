/** Weakenings of chapters V3 and V4: web frontend, API and web service. */

import type { Weakening } from "./weakening.ts";

export const frontend: readonly Weakening[] = [
  {
    weakness: "Browsers may guess the type of a reply.",
    changes: [{ file: "server/pages/headers.ts", find: `"X-Content-Type-Options": "nosniff",`, replace: "" }],
    fails: [[["3.2.1", "3.4.4"], "server/pages/headers.test.ts", "%s says how browsers must treat it"]],
  },
  {
    weakness: "The page for sealed exports runs as a page of the server.",
    changes: [
      {
        file: "server/pages/pages.ts",
        find: "if (isOpenSealed(path)) response.headers(savedFile);",
        replace: "",
      },
    ],
    fails: [
      [
        ["3.2.1"],
        "server/pages/pages.test.ts",
        "give out the page for sealed exports as a file, which never runs under the name of the server",
      ],
    ],
  },
  {
    weakness: "A name is shown as the markup that it contains.",
    changes: [
      {
        file: "client/account/Overview.tsx",
        find: "<bdi>{user.universeName}</bdi>",
        replace: "<bdi dangerouslySetInnerHTML={{ __html: user.universeName }} />",
      },
    ],
    fails: [[["3.2.2"], "client/forms/outage.browser.test.tsx", "markup in names is shown as text"]],
  },
  {
    weakness: "Cookies with an https address are as those without.",
    changes: [
      {
        file: "server/cookies.ts",
        find: 'if (!secure) return "";',
        replace: 'if (basePath.length >= 0) return "";',
      },
    ],
    fails: [
      [
        ["3.3.1"],
        "server/sessions/sessions.test.ts",
        "has a Secure cookie for this host only when PUBLIC_URL is https",
      ],
      [["3.3.3"], "server/provider/leaving.test.ts", "sets a Secure cookie when PUBLIC_URL is https"],
      [["3.3.1"], "server/base-path.test.ts", "have cookies for their own paths alone"],
    ],
  },
  {
    weakness:
      "Below a path of a host, a cookie of an earlier version of another installation opens a session.",
    changes: [
      {
        file: "server/cookies.ts",
        find: 'return basePath === "" && value && form.test(value)',
        replace: "return value && form.test(value)",
      },
    ],
    fails: [
      [
        ["3.5.4"],
        "server/base-path.test.ts",
        "do not read the cookies of each other, nor those of versions that had a whole host",
      ],
    ],
  },
  {
    weakness: "What is outside of the base path is answered too.",
    changes: [
      {
        file: "server/base-path.ts",
        find: "if (withoutBase(originalUrl, basePath) !== null) return done();",
        replace: "if (basePath) return done();",
      },
    ],
    fails: [[["3.5.4"], "server/base-path.test.ts", "answers calls there, and nothing elsewhere"]],
  },
  {
    weakness: "Other sites can send a session's cookie.",
    changes: [{ file: "server/cookies.ts", find: `sameSite: "lax",`, replace: `sameSite: "none",` }],
    fails: [
      [["3.3.2"], "server/sessions/sessions.test.ts", "has a cookie that scripts and other sites cannot use"],
    ],
  },
  {
    weakness: "Scripts can read a session's cookie.",
    changes: [{ file: "server/cookies.ts", find: "httpOnly: true,", replace: "httpOnly: false," }],
    fails: [
      [["3.3.4"], "server/sessions/sessions.test.ts", "has a cookie that scripts and other sites cannot use"],
    ],
  },
  {
    weakness: "Browsers need not stay with https.",
    changes: [{ file: "server/pages/headers.ts", find: "max-age=31536000", replace: "max-age=3600" }],
    fails: [[["3.4.1", "12.2.1"], "server/pages/headers.test.ts", "%s says how browsers must treat it"]],
  },
  {
    weakness: "Other sites can read every call.",
    changes: [
      {
        file: "server/pages/headers.ts",
        find: `"X-Content-Type-Options": "nosniff",`,
        replace: `"X-Content-Type-Options": "nosniff", "Access-Control-Allow-Origin": "*",`,
      },
    ],
    fails: [[["3.4.2"], "server/pages/headers.test.ts", "a call lets no other site read it"]],
  },
  {
    weakness: "Shown skies know the session of their visitors.",
    changes: [
      {
        file: "server/route.ts",
        find: `if (call.access === "link") return linkGuard(context);`,
        replace: "",
      },
    ],
    fails: [
      [
        ["3.4.2"],
        "server/shown-skies/shown.test.ts",
        "ignores cookies, sets none, and limits its visitors and the people of their address apart",
      ],
    ],
  },
  {
    weakness: "Replies have no content security policy.",
    changes: [
      { file: "server/pages/headers.ts", find: `"Content-Security-Policy": emptyPolicy,`, replace: "" },
    ],
    fails: [[["3.4.3"], "server/pages/headers.test.ts", "%s says how browsers must treat it"]],
  },
  {
    weakness: "The page of a link in a mail tells its address to others.",
    changes: [
      {
        file: "server/pages/pages.ts",
        find: "hasSecretInUrl(request) ? secretPageHeaders : {}",
        replace: "{}",
      },
    ],
    fails: [
      [
        ["3.4.5"],
        "server/pages/pages.test.ts",
        "with a secret in their URL are not cached and send no referrer",
      ],
    ],
  },
  {
    weakness: "Each call tells for which words a person has searched, and proxies log it.",
    changes: [
      {
        file: "server/pages/headers.ts",
        find: '"Referrer-Policy": "strict-origin"',
        replace: '"Referrer-Policy": "same-origin"',
      },
    ],
    fails: [
      [
        ["3.4.5"],
        "server/pages/pages.test.ts",
        "say with a call where it comes from, and not for which words a person has searched",
      ],
    ],
  },
  {
    weakness: "Other sites can frame replies.",
    changes: [
      { file: "server/pages/headers.ts", find: `"frame-ancestors 'none'",`, replace: `"frame-ancestors *",` },
    ],
    fails: [
      [
        ["3.4.6"],
        "server/pages/headers.test.ts",
        "everything but the frames and pages of shown skies refuses the frames of other sites",
      ],
    ],
  },
  {
    weakness: "A page of another site counts as one of ours.",
    changes: [
      {
        file: "server/guards/same-origin.ts",
        find: `return senders[String(site)] ?? "other";`,
        replace: `return senders[String(site)] ?? "own";`,
      },
    ],
    fails: [
      [["3.5.1", "7.6.2"], "server/guards/guards.test.ts", "is refused to another site %j"],
      [
        ["3.5.3"],
        "server/accounts/verification.test.ts",
        "is not consumed by a HEAD request or by a request of another site",
      ],
      [
        ["3.5.3"],
        "server/sessions/sessions.test.ts",
        "changes nothing when another site sends a person there (%s)",
      ],
    ],
  },
  {
    weakness: "A page that does not say where it comes from counts as one of ours.",
    changes: [
      {
        file: "server/guards/same-origin.ts",
        find: `return isNavigation(request) ? "unknown" : "own";`,
        replace: `return "own";`,
      },
    ],
    fails: [
      [["3.5.1"], "server/guards/same-origin.test.ts", "changes nothing, whatever the call"],
      [["3.5.3"], "server/guards/same-origin.test.ts", "ends no session"],
      [
        ["3.5.3"],
        "server/guards/same-origin.test.ts",
        "uses no link of a mail: it leads to the page of the link, whose call uses it",
      ],
      [
        ["7.6.2"],
        "server/guards/same-origin.test.ts",
        "opens no universe by its name: it leads to the page that does",
      ],
      [["7.6.2"], "server/guards/same-origin.test.ts", "starts no sign-in at the provider"],
    ],
  },
  {
    weakness: "A page of our host without https counts as one of ours.",
    changes: [
      {
        file: "server/guards/same-origin.ts",
        find: "URL.parse(page)?.origin === `${publicUrl.protocol}//${requestedHost(request)}`",
        replace: "URL.parse(page)?.host === requestedHost(request)",
      },
    ],
    fails: [[["3.5.1"], "server/guards/same-origin.test.ts", "%s with http is that of another site"]],
  },
  {
    weakness: "Any site can hand over a text to the installed app.",
    changes: [
      {
        file: "server/pages/share-target.ts",
        find: " && isByPerson(request, publicUrl);",
        replace: ";",
      },
    ],
    fails: [[["3.5.1"], "server/pages/pages.test.ts", "take a text that was shared by %s"]],
  },
  {
    weakness: "A form of another site can send a body.",
    changes: [{ file: "server/app.ts", find: `app.removeContentTypeParser("text/plain");`, replace: "" }],
    fails: [[["3.5.2"], "server/guards/guards.test.ts", "is refused with 415 as %s"]],
  },
  {
    weakness: "Our cookies are named as those of others.",
    changes: [
      { file: "server/cookies.ts", find: "mood-universe-${name}${portOf(request)}", replace: "${name}" },
    ],
    fails: [[["3.5.4"], "server/cookies.test.ts", "do not sign a person out of each other"]],
  },
  {
    weakness: "A sign-in leads wherever its address says.",
    changes: [
      {
        file: "server/provider/routes.ts",
        find: `return redirectTo(reply, "/");`,
        replace: `return redirectTo(reply, new URL(request.url, "http://x").searchParams.get("returnTo") ?? "/");`,
      },
    ],
    fails: [
      [
        ["3.7.2"],
        "server/provider/people.test.ts",
        "redirects to the first page, whatever the query contains",
      ],
    ],
  },
  {
    weakness: "The Host header names the address to which a provider returns.",
    changes: [
      {
        file: "server/provider/routes.ts",
        find: "return reply.redirect(url.href);",
        replace:
          "return reply.redirect(url.href.replace(encodeURIComponent(settings.publicUrl.host), encodeURIComponent(request.headers.host ?? '')));",
      },
    ],
    fails: [
      [
        ["3.7.2"],
        "server/provider/leaving.test.ts",
        "uses PUBLIC_URL for the redirect URI, not the Host header",
      ],
    ],
  },
  {
    weakness: "Pages are sent as another type.",
    changes: [
      {
        file: "server/pages/pages.ts",
        find: `.type("text/html; charset=utf-8")`,
        replace: `.type("application/octet-stream")`,
      },
    ],
    fails: [[["4.1.1"], "server/pages/headers.test.ts", "%s says how browsers must treat it"]],
  },
  {
    weakness: "A client can make up its address.",
    changes: [
      {
        file: "server/app.ts",
        find: "trustProxy: (_address: string, hop: number) => hop < settings.trustedProxies,",
        replace: "trustProxy: true,",
      },
    ],
    fails: [
      [
        ["4.1.3", "15.3.4"],
        "server/guards/guards.test.ts",
        "count by the address that the proxy adds, and not by one that a client makes up",
      ],
    ],
  },
  {
    weakness: "X-Forwarded-Host names the host.",
    changes: [
      {
        file: "server/guards/host.ts",
        find: `(headers.host ?? "").toLowerCase()`,
        replace: `String(headers["x-forwarded-host"] ?? headers.host).toLowerCase()`,
      },
    ],
    fails: [
      [
        ["4.1.3"],
        "server/guards/guards.test.ts",
        "cannot be replaced by X-Forwarded-Host, with TRUST_PROXY=%i",
      ],
    ],
  },
  {
    weakness: "Requests with an unclear end are read as they can be.",
    changes: [
      {
        file: "server/app.ts",
        find: "http: { headersTimeout: 15_000,",
        replace: "http: { insecureHTTPParser: true, headersTimeout: 15_000,",
      },
    ],
    fails: [
      [
        ["4.2.1"],
        "server/http.test.ts",
        "a request whose end is unclear is refused, and what follows is not answered: %s",
      ],
    ],
  },
];
