import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../api.ts";

/** Asks the server to send the verification mail of an address or a universe again. */
export const resendVerification = (identifier: string) =>
  send(visitorCalls.resendVerification, { body: { identifier } });
