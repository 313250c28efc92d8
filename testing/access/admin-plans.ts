/** Plans for the calls of administrators, for whom alone they are there, and for invitations. */

import type { api } from "#domain/api.ts";
import type { Plan } from "./plan.ts";

/** Plan of a call of administrators: for everybody else the address does not exist. */
const ofAdministrators = (
  parts: { params?: Record<string, unknown>; body?: Record<string, unknown> } = {},
): Plan => ({
  foreign: () => [{ ...parts, status: 404 }],
});

export const adminPlans = {
  listUniverses: { foreign: ({ account }) => [{ query: { search: account.universeName }, status: 404 }] },
  actOnUniverse: {
    foreign: ({ user }) => [
      { params: { id: user.id, action: "close" }, status: 404 },
      { params: { id: "unknown", action: user.id }, status: 404 },
    ],
  },
  listInvitations: ofAdministrators(),
  createInvitation: {
    foreign: ({ account }) => [{ body: { forUniverse: account.universeName }, status: 404 }],
  },
  revokeInvitation: { foreign: ({ user }) => [{ params: { id: user.id }, status: 404 }] },
  adminLog: { foreign: ({ user }) => [{ query: { after: user.id }, status: 404 }] },
  adminHealth: ofAdministrators(),
  checkInvitation: {
    foreign: ({ user, link }) => [
      { body: { invitation: `${user.id}.${link.token}` }, status: 403 },
      { body: { invitation: `hash of ${user.id}` }, status: 403 },
    ],
  },
} as const satisfies Partial<Record<keyof typeof api, Plan>>;
