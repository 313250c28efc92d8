/** Universes without an account, which strangers open and take over by their names. */

import { expect } from "vitest";
import { api } from "#domain/api.ts";
import type { TestApp } from "./app.ts";
import { followLink, makeMigration, signIn } from "./make.ts";
import type { Visitor } from "./visitor.ts";

/** A person who made a universe by its name, with the session that made it. */
export type Founder = { readonly visitor: Visitor; readonly user: { id: string; universeName: string } };

/** What founders and strangers do in the app of a file, which opens after this is called. */
export function takingOver(app: () => TestApp) {
  const openByName = (universeName: string, visitor = app().visitor()) =>
    visitor.call(api.openUniverse, { params: { universeName } });
  const migrate = (body: unknown, visitor = app().visitor()) => visitor.call(api.migrate, { body });

  /** A stranger gives the universe of a founder an address and a password, and signs in. */
  async function takeOver({ user }: Founder, email?: string) {
    const test = app();
    const migration = makeMigration(user.universeName, email ? { email } : {});
    expect((await migrate(migration)).status).toBe(200);
    const mail = (await test.mailsTo(migration.email)).at(-1);
    expect((await followLink(test.visitor(), mail)).status).toBe(200);
    return { ...(await signIn(test, migration)), migration };
  }

  const rightOf = ({ visitor, user }: Founder) => visitor.call(api.getMigration, { params: user });
  const takeBack = ({ visitor, user }: Founder) => visitor.call(api.undoMigration, { params: user });
  return { openByName, migrate, takeOver, rightOf, takeBack };
}
