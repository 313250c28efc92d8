/** What operators count besides calls: the metrics listen to it. Nothing here names a person. */

export type LimitName =
  | ("look-up" | "sign-in" | "registration" | "question" | "test message")
  | ("requests" | "requests by link");

export type SignInRefusal =
  | "wrong password"
  | "wrong code"
  | "locked"
  | "unverified"
  | "unknown passkey"
  | "copied passkey"
  | "wrong recovery code"
  | "unknown name"
  | "protected name"
  | "provider refused"
  | "provider unreachable";

export type QueueName = "mails" | "reminders" | "webhooks";

export type Observer = {
  /** A call was answered with 429. */
  limitHit(limit: LimitName): void;
  signInRefused(reason: SignInRefusal): void;
  /** One attempt to deliver failed; the queue decides whether there is another. */
  deliveryFailed(queue: QueueName): void;
};

const ignore = () => {};

/** Observer of a server without metrics. */
export const noObserver: Observer = { limitHit: ignore, signInRefused: ignore, deliveryFailed: ignore };
