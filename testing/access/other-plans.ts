/** Plans for the calls of shown skies, activities and reminders, and of those without a person. */

import { api } from "#domain/api.ts";
import type { TableName } from "../../server/database/tables.ts";
import { makeLinkToken } from "../../server/reminders/links.ts";
import { makeBody, makeLink, makeQuizResponse, makeSession, makeWebhook } from "../make.ts";
import { idIn, type Person, type WholePerson } from "./person.ts";
import { anyone, mine, type Plan } from "./plan.ts";

/** A call whose path has an id of the owner's link. */
const ofLink = (status: number, parts: { body?: Record<string, unknown> } = {}): Plan => ({
  foreign: ({ link }) => [{ params: { id: link.id }, ...parts, status: 404 }],
  own: ({ link }) => ({ params: { id: link.id }, ...parts, status }),
});

/** A call whose path has the id of the owner's webhook. */
const ofWebhook = (status: number, parts: { body?: Record<string, unknown> } = {}): Plan => ({
  foreign: ({ rows }) => [{ params: { id: idIn(rows, "webhooks") }, ...parts, status: 404 }],
  own: ({ rows }) => ({ params: { id: idIn(rows, "webhooks") }, ...parts, status }),
});

/** The token of a link opens it for everybody, but its id does not. */
const ofToken = (status: number): Plan => ({
  foreign: ({ link }) => [{ params: { token: link.id }, status: 404 }],
  own: ({ link: { token } }) => ({ params: { token }, status }),
});

const linkTokenOf = async ({ test, user }: Person) =>
  makeLinkToken(user.id, (await test.app.context.reminders.keys()).linkKey);

/** The link of a reminder, which names the user, with the signature of another one. */
const ofReminderLink: Plan = {
  foreign: async ({ user }, other) => {
    const signature = (await linkTokenOf(other)).split(".").at(-1);
    return [{ query: { token: `${user.id}.${signature}` }, status: 400 }];
  },
  own: async (owner) => ({ query: { token: await linkTokenOf(owner) }, status: 200 }),
};

/** A list in pages: an id of another universe begins no page. */
const ofPages = (table: TableName): Plan => ({
  foreign: ({ user, rows }, other) => [
    { params: user, status: 404 },
    { params: other.user, query: { before: idIn(rows, table) }, status: 200 },
  ],
  own: ({ user }) => ({ params: user, status: 200 }),
});

/** Answer to a scenario in a run of the owner. */
const answer = ({ user }: WholePerson, id: string) =>
  makeQuizResponse({ id, runId: user.id, userEmotion: "fear" });

export const otherPlans = {
  listLinks: mine({ status: 200 }),
  createLink: {
    foreign: ({ link }) => [{ body: makeLink({ id: link.id }), status: 201 }],
  },
  updateLink: ofLink(200, { body: makeBody(api.updateLink) }),
  revokeLink: ofLink(204),
  shownSky: ofToken(200),
  countView: ofToken(204),
  createQuizResponse: {
    foreign: (owner, other) => [
      { params: owner.user, body: answer(owner, owner.star.id), status: 404 },
      { params: other.user, body: answer(owner, owner.star.id), status: 201 },
    ],
    own: (owner) => ({ params: owner.user, body: makeBody(api.createQuizResponse), status: 201 }),
  },
  listQuizResponses: ofPages("quiz_responses"),
  listRecommendations: ofPages("personalized_recommendations"),
  listWellnessSessions: ofPages("wellness_sessions"),
  createWellnessSession: {
    foreign: ({ user, star }, other) => [
      { params: user, body: makeSession({ id: star.id }), status: 404 },
      { params: other.user, body: makeSession({ id: star.id }), status: 201 },
      { params: other.user, body: makeSession(), headers: { "idempotency-key": "one" }, status: 201 },
    ],
    own: ({ user }) => ({ params: user, body: makeSession(), status: 201 }),
  },
  listWebhooks: mine({ status: 200 }),
  // Nothing of what the tests change is an event of it.
  createWebhook: mine({ body: makeWebhook({ events: ["reading.changed"] }), status: 201 }),
  changeWebhook: ofWebhook(200, { body: { state: "paused" } }),
  testWebhook: ofWebhook(200),
  deleteWebhook: ofWebhook(204),
  getReminders: mine({ status: 200 }),
  putReminders: mine({ body: makeBody(api.putReminders), status: 200 }),
  // Neither person has a topic.
  testNtfy: anyone(404),
  restReminders: {
    foreign: () => [{ body: { isResting: true }, status: 404 }],
    own: () => ({ body: { isResting: true }, status: 200 }),
  },
  putDevice: mine({ body: makeBody(api.putDevice), status: 200 }),
  deleteDevice: {
    foreign: ({ device: { id } }) => [{ params: { id }, status: 200 }],
    own: ({ device: { id } }) => ({ params: { id }, status: 200 }),
  },
  stopReminders: ofReminderLink,
  restRemindersByLink: ofReminderLink,
  // Only a program with a token can make these: server/assistants/assistants.test.ts.
  askAsAssistant: { foreign: () => [{ body: {}, status: 401 }] },
  followAsAssistant: { foreign: () => [{ status: 401 }] },
  leaveAsAssistant: { foreign: () => [{ status: 401 }] },
  exportSchema: anyone(200),
  live: anyone(200),
  ready: anyone(200),
} as const satisfies Partial<Record<keyof typeof api, Plan>>;
