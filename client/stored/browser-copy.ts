/** The copy of a person's universe in this browser, and who may write into it. */

import type { User } from "#domain/accounts/user.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { openCopy, readUniverse, readUser, type StoredUniverse, writeUser } from "./database.ts";
import { onCopyForgotten } from "./forget-copy.ts";
import { type Kept, keptOf, writeUniverse } from "./keep-universe.ts";
import type { OpenDatabase } from "./open-database.ts";

export type StoredPerson = { readonly user: User | null; readonly universe: StoredUniverse | null };

export class BrowserCopy {
  readonly #connection;
  /** False when another person is signed in by now, or nobody. */
  readonly #mayKeep: (userId: string) => boolean;
  /** What is in the copy, as this page read it or wrote it last. */
  #kept: ({ readonly userId: string; readonly universe: StoredUniverse } & Kept) | null = null;
  #keptUser: User | null = null;
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(mayKeep: (userId: string) => boolean, openDatabase?: OpenDatabase) {
    this.#mayKeep = mayKeep;
    this.#connection = openCopy(openDatabase);
  }

  /** Never rejects: what is not there, or cannot be read, is null. */
  async read(userId: string): Promise<StoredPerson> {
    const [user, stored] = await Promise.all([
      readUser(this.#connection, userId),
      readUniverse(this.#connection, userId),
    ]);
    this.#keptUser = user;
    const { stamp = null, universe = null } = stored ?? {};
    this.#kept = stamp === null || !universe ? null : { userId, universe, ...keptOf(stamp, universe) };
    return { user, universe };
  }

  /** Never rejects: without the copy, the app opens as it does without storage. */
  async keepUser(user: User) {
    if (user === this.#keptUser || !this.#mayKeep(user.id)) return;
    this.#keptUser = user;
    await writeUser(this.#connection, user, this.#mayKeep).catch(() => {
      this.#keptUser = null;
    });
  }

  /** One after the other. Never rejects; after a failure, the next write writes everything. */
  keepUniverse(userId: string, universe: StoredUniverse): Promise<void> {
    this.#lastWrite = this.#lastWrite.then(() => this.#write(userId, universe));
    return this.#lastWrite;
  }

  async #write(userId: string, universe: StoredUniverse) {
    if (!this.#mayKeep(userId) || universe === this.#kept?.universe) return;
    const before = this.#kept?.userId === userId ? this.#kept : null;
    this.#kept = null;
    try {
      const order = { before, stamp: randomUuid(), mayKeep: this.#mayKeep };
      const kept = await writeUniverse(this.#connection, userId, universe, order);
      this.#kept = { userId, universe, ...kept };
    } catch {
      // The storage is full, absent or forbidden.
    }
  }

  forget() {
    this.#kept = null;
    this.#keptUser = null;
  }
}

/** `mayKeep`: the copy is only of the person who is signed in. */
export function openBrowserCopy(mayKeep: (userId: string) => boolean): BrowserCopy {
  const copy = new BrowserCopy(mayKeep);
  onCopyForgotten(() => copy.forget());
  return copy;
}
