/** This browser as a device that gets reminders: what it can do, and its push subscription. */

import { reminderCalls } from "#domain/calls/reminders.ts";
import type { Reminders } from "#domain/reminders/reminders.ts";
import { send } from "../api.ts";
import { fromBase64Url } from "../base64url.ts";
import { translator } from "../languages/language.ts";
import { ownRegistration } from "../own-worker.ts";
import { storedUserId } from "../session/stored-user.ts";
import { deviceName } from "./device-name.ts";
import { ownDevice } from "./own-device.ts";

/**
 * `insecure`: over plain HTTP there is no service worker. `home-screen`: on an iPhone or iPad, only apps on the home screen
 * get notifications. `denied`: the person, or the browser, has blocked them for this site.
 */
export type PushSupport = "ready" | "insecure" | "home-screen" | "none" | "denied";

export function pushSupport(): PushSupport {
  if (!isSecureContext) return "insecure";
  const { standalone } = navigator as { standalone?: boolean };
  if (standalone === false && !("PushManager" in window)) return "home-screen";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "none";
  return Notification.permission === "denied" ? "denied" : "ready";
}

const isSameKey = (key: ArrayBuffer | null, bytes: Uint8Array) =>
  key !== null && new Uint8Array(key).every((byte, at) => byte === bytes[at]);

/** The subscription of this browser for the server's key; one for another key could not be used. */
async function subscribe(registration: ServiceWorkerRegistration, pushKey: string) {
  const applicationServerKey = fromBase64Url(pushKey);
  const known = await registration.pushManager.getSubscription();
  if (known && isSameKey(known.options.applicationServerKey, applicationServerKey)) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Sends reminders to this browser from now on, or renews its subscription. Throws if the browser gives none. */
export async function putDevice(
  registration: ServiceWorkerRegistration,
  pushKey: string,
): Promise<Reminders> {
  const { endpoint, keys } = (await subscribe(registration, pushKey)).toJSON();
  const body = {
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    name: deviceName(translator(), navigator.userAgent),
  };
  const { data } = await send(reminderCalls.putDevice, { body });
  ownDevice.remember({ userId: storedUserId() ?? "", id: data.here ?? "" });
  return data;
}

/** Asks for permission if that was not done yet. Null if the person does not give it. */
export async function startDevice(pushKey: string): Promise<Reminders | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await ownRegistration();
  if (!registration) throw new Error("There is no service worker.");
  return putDevice(registration, pushKey);
}

/** The id of the device with this endpoint, as the server computes it. */
async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Renews the subscription of this browser if it belongs to the signed-in person, also one that the browser has dropped and
 * the push service has reported since. That of somebody else, who used this browser before, ends, and so does one that
 * the person has removed on another device.
 */
export async function renewIfOwn(registration: ServiceWorkerRegistration, reminders: Reminders) {
  const known = await registration.pushManager.getSubscription();
  const id = known && (await idOf(known.endpoint));
  const isKnown = reminders.here !== null || reminders.devices.some((device) => device.id === id);
  const own = ownDevice.read();
  const wasDropped = own !== null && own.userId === storedUserId() && own.id !== id;
  if (isKnown || wasDropped) return void (await putDevice(registration, reminders.pushKey));
  ownDevice.forget();
  await known?.unsubscribe();
}
