import { beforeEach } from "vitest";
import { api } from "#domain/api.ts";
import type { Reminders } from "#domain/reminders/reminders.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { storeUserId } from "../session/stored-user.ts";
import { ownDevice } from "./own-device.ts";
import { putDevice, renewIfOwn } from "./push-device.ts";

const pushKey = `B${"A".repeat(86)}`;
const nobody: Reminders = { choices: null, nextAt: null, devices: [], here: null, mail: null, pushKey };

/** A browser as its push service sees it: the browser of the tests cannot subscribe, because it is a private window. */
class Browser {
  subscribed: string | null = null;
  #subscriptions = 0;

  readonly registration = {
    pushManager: {
      getSubscription: async () => this.#subscription(),
      subscribe: async () => {
        this.#subscriptions += 1;
        this.subscribed = `https://push.example.org/${this.#subscriptions}`;
        return this.#subscription();
      },
    },
  } as unknown as ServiceWorkerRegistration;

  #subscription() {
    const endpoint = this.subscribed;
    if (endpoint === null) return null;
    const applicationServerKey = Uint8Array.from(atob(`${pushKey}=`), (char) => char.charCodeAt(0)).buffer;
    const unsubscribe = async () => {
      this.subscribed = null;
      return true;
    };
    const toJSON = () => ({ endpoint, keys: { p256dh: pushKey, auth: "A".repeat(22) } });
    return { endpoint, options: { applicationServerKey }, unsubscribe, toJSON };
  }
}

/** Computes the id as the server does. */
async function idOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");
}

const test = base.extend<{ browser: Browser; endpoints: () => (string | undefined)[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  browser: async ({}, use) => use(new Browser()),
  endpoints: async ({ calls, browser }, use) => {
    const here = await Promise.all([1, 2].map((at) => idOf(`https://push.example.org/${at}`)));
    calls.reply(api.putDevice, 200, () => ({
      ...nobody,
      here: here[Number(browser.subscribed?.at(-1)) - 1] ?? null,
    }));
    await use(() => calls.received(api.putDevice).map(({ body }) => body?.endpoint));
  },
});
beforeEach(() => storeUserId("ada"));

test("a device of the person is renewed with the subscription that the browser has", async ({
  browser,
  endpoints,
}) => {
  await putDevice(browser.registration, pushKey);
  await renewIfOwn(browser.registration, { ...nobody, here: "phone" });
  expect(endpoints()).toEqual(["https://push.example.org/1", "https://push.example.org/1"]);
});

test("a device whose subscription has ended gets a new one, also when the server has forgotten it", async ({
  browser,
  endpoints,
}) => {
  await putDevice(browser.registration, pushKey);
  browser.subscribed = null;
  await renewIfOwn(browser.registration, nobody);
  expect(endpoints()).toEqual(["https://push.example.org/1", "https://push.example.org/2"]);
});

test("a device that the person has removed elsewhere stays removed", async ({ browser, endpoints }) => {
  await putDevice(browser.registration, pushKey);
  await renewIfOwn(browser.registration, nobody);
  expect([browser.subscribed, endpoints().length, ownDevice.read()]).toEqual([null, 1, null]);
  await renewIfOwn(browser.registration, nobody);
  expect([browser.subscribed, endpoints().length]).toEqual([null, 1]);
});

test("the subscription of somebody else, who used the browser before, ends", async ({
  browser,
  endpoints,
}) => {
  await putDevice(browser.registration, pushKey);
  storeUserId("ben");
  await renewIfOwn(browser.registration, nobody);
  expect([browser.subscribed, endpoints().length, ownDevice.read()]).toEqual([null, 1, null]);
});
