/** Which addresses a person can name for a webhook, as far as their text says; the server looks up what they stand for. */

import * as z from "zod/mini";
import { refusalsWebhooks } from "../languages/en/refusals-webhooks.ts";
import { coded } from "../refusals.ts";

const longestAddress = 2_000;

/** A port below 1024, other than that of https, belongs to another service, which should get no bodies from here. */
const portPattern = "(:(443|102[4-9]|10[3-9]\\d|1[1-9]\\d\\d|[2-9]\\d{3}|[1-5]\\d{4}|6[0-5]\\d{3}))?";
/** An @ before the path is the end of a name and a password, which an address would keep where many can read it. */
const addressPattern = new RegExp(`^https://[^\\s\\\\/?#@:[\\]]+${portPattern}([/?][^\\s\\\\#]*)?$`, "i");
const addressOf6 = new RegExp(`^https://\\[[\\da-f:.]+\\]${portPattern}([/?][^\\s\\\\#]*)?$`, "i");

export const isWebhookAddress = (text: string): boolean =>
  text.length <= longestAddress && (addressPattern.test(text) || addressOf6.test(text));

export const notAWebhookAddress = coded("not-a-webhook-address", refusalsWebhooks.notAnAddress);

export const webhookAddressSchema = z
  .string(notAWebhookAddress)
  .check(z.trim(), z.refine(isWebhookAddress, notAWebhookAddress));
