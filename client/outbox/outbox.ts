/**
 * The queue of everything that a person wrote and that must reach the server. All tabs of the browser share it, one of
 * them at a time delivers, in the order in which the items were added, and an item stays until the server has answered.
 */

import type { OutboxMessage } from "./channel.ts";
import { errorOfRefusal } from "./deliver.ts";
import { Deliveries, type DeliveriesListener } from "./deliveries.ts";
import { gatedStore } from "./gated-store.ts";
import { changed, type Item, isSameVersion, isWaiting, newItem, type Version } from "./item.ts";
import { ItemEdits } from "./item-edits.ts";
import { ItemsInView } from "./items-in-view.ts";
import { KnownKinds } from "./known-kinds.ts";
import type {
  Attempt,
  ItemOf,
  KindMap,
  NewItem,
  OutboxOptions,
  Outcome,
  Sender,
  StoredOf,
} from "./outbox-types.ts";
import { RetryTimer } from "./retry-timer.ts";
import { Sending } from "./sending.ts";

export class Outbox<Kinds extends KindMap> {
  readonly #options: OutboxOptions<Kinds>;
  readonly #timer: RetryTimer;
  readonly #items: ItemsInView;
  readonly #edits: ItemEdits;
  readonly #deliveries: Deliveries;
  readonly #running = new Map<string, Promise<void>>();
  readonly #flushRequested = new Set<string>();
  /** What the server stored of the items whose sender waits for it, or the latest error. */
  readonly #senders = new Set<Sender>();
  /** The person whose items are delivered without being asked. */
  #activeUser: string | null = null;
  #isOutOfReach = false;
  readonly #kinds: KnownKinds;
  readonly #sending: Sending;

  constructor({ gate, ...given }: OutboxOptions<Kinds>) {
    const options = gate ? { ...given, gate, store: gatedStore(given.store, gate) } : given;
    this.#options = options;
    this.#kinds = new KnownKinds(options.kinds);
    this.#items = new ItemsInView(options.store, this.#kinds.restore);
    this.#deliveries = new Deliveries(options.after, (delivered) => {
      this.#items.endDelivered(delivered.map(({ item }) => item));
      options.channel.post({ type: "delivered", delivered });
    });
    this.#edits = new ItemEdits(options, this.#items);
    this.#sending = new Sending({
      ...{
        options,
        items: this.#items,
        edits: this.#edits,
        kinds: this.#kinds,
        deliveries: this.#deliveries,
      },
      report: (version, attempt) => this.#report(version, attempt),
    });
    this.#timer = new RetryTimer(options.after, () => this.#flushActive());
    options.channel.listen((message) => void this.#followOtherTab(message));
  }

  /** Adds an item and sends it. Shown at once; resolves to false when it does not outlive this page. Never rejects. */
  async add<K extends string & keyof Kinds>(kind: K, item: NewItem<Kinds[K]>): Promise<boolean> {
    const isKept = await this.#put(newItem(kind, item));
    void this.flush(item.userId);
    return isKept;
  }

  /** Adds an item, sends it and those before it, and reports what became of it. `onKept` need not wait for that. Never rejects. */
  async send<K extends string & keyof Kinds>(
    kind: K,
    item: NewItem<Kinds[K]>,
    onKept: (isKept: boolean) => void = () => {},
  ): Promise<Outcome<StoredOf<Kinds[K]>>> {
    const { id, userId } = item;
    const sent = this.#items.find(id) ?? newItem(kind, item);
    const sender: Sender = { version: sent, attempt: null };
    this.#senders.add(sender);
    const isKept = await this.#put(sent);
    onKept(isKept);
    await this.flush(userId);
    this.#senders.delete(sender);
    const { attempt } = sender;
    const left = this.#items.find(id);
    // Another tab may have changed it since: that is a matter of its own.
    if (!left || attempt?.error === null)
      return { state: "delivered", stored: (attempt?.stored ?? null) as StoredOf<Kinds[K]> | null };
    const isChanged = !isSameVersion(left, sent);
    const isAnswered =
      !isChanged &&
      attempt !== null &&
      !this.#kinds.isAhead(left, attempt.error) &&
      this.#kinds.kindOf(left).failureOf(attempt.error) !== "unreachable";
    if (isChanged || (left.refusal === null && !isAnswered))
      return { state: "waiting", isKept, wasTried: !this.#options.isOffline() };
    await this.#edit(id, (item) => (isSameVersion(item, left) ? null : item));
    return { state: "refused", error: isAnswered ? attempt.error : errorOfRefusal(left.refusal) };
  }

  /**
   * Replaces what an item says and sends it again, after the items that it may refer to by now. Resolves to false when
   * it was delivered before.
   */
  async change<K extends string & keyof Kinds>(item: ItemOf<Kinds[K]>): Promise<boolean> {
    let isWaiting = false;
    const change = (stored: Item) => {
      // Another tab can have put by now something else in its place, such as a correction of what was delivered.
      isWaiting = stored.kind === item.kind;
      return isWaiting ? changed(stored, { body: item.body, refusal: null }) : stored;
    };
    await this.#edit(item.id, change, "last");
    return isWaiting;
  }

  /** Adds an item, in the place of the item with this id if there is one. Like `add`. */
  addInstead<K extends string & keyof Kinds>(kind: K, item: NewItem<Kinds[K]>): Promise<boolean> {
    return this.#edits.replaceOrAdd(kind, item, (said) => this.add(kind, said));
  }

  /** Adds an item, in the place of the item with this id if there is one. Like `send`. */
  sendInstead<K extends string & keyof Kinds>(
    kind: K,
    item: NewItem<Kinds[K]>,
  ): Promise<Outcome<StoredOf<Kinds[K]>>> {
    return this.#edits.replaceOrAdd(kind, item, (said) => this.send(kind, said));
  }

  /**
   * Adds a removal as `addInstead` does. What the person's other items say of this id they say of `successor` from
   * now on, or of none.
   */
  async addRemoval<K extends string & keyof Kinds>(
    kind: K,
    item: NewItem<Kinds[K]>,
    successor: string | null,
  ): Promise<boolean> {
    const isKept = await this.#edits.replaceOrAdd(kind, item, (said) => this.add(kind, said), successor);
    // If no item was replaced, the server knows the id, and replaces references in later items itself.
    await this.#edits.alone(() => this.#edits.replaceReferences(item, successor));
    return isKept;
  }

  /** Removes an item, also from the server, which may have stored it. Resolves to false when it was delivered before. */
  withdraw(id: string): Promise<boolean> {
    return this.#edit(id, (item) => {
      const removedBy = this.#kinds.kindOf(item)?.removedBy;
      if (!removedBy || item.firstSent === undefined) return null;
      // What it said is of no use any more.
      return changed({ ...item, firstSent: null }, { kind: removedBy, body: null, refusal: null });
    });
  }

  /** Removes all items of a person who leaves this browser, whatever their kind. A delivery that stalls does not hold it up. */
  async forget(userId: string) {
    this.#timer.stop();
    for (const item of await this.#options.store.all())
      if (item.userId === userId) await this.#items.update(item.id, () => null);
    this.#edits.changed();
  }

  /** All items of the person in order; the same array until something changes, as useSyncExternalStore needs it. */
  all(userId: string): readonly Item[] {
    return this.#items.select(userId, (item) => item.userId === userId);
  }

  /** Items of a kind; the same array until something changes. */
  pending<K extends string & keyof Kinds>(userId: string, kind: K): readonly ItemOf<Kinds[K]>[] {
    const isOfKind = (item: Item) => item.userId === userId && item.kind === kind && this.isKnown(item);
    return this.#items.select(`${kind} ${userId}`, isOfKind) as readonly ItemOf<Kinds[K]>[];
  }

  /** Whether an item outlives this page. */
  isKept = (id: string): boolean => this.#options.store.isKept(id);
  /** Reads the items again; before that, a page that has just opened has none in view. */
  read = () => this.#items.read();
  get isRead() {
    return this.#items.isRead;
  }
  subscribe = (listener: () => void) => this.#items.subscribe(listener);
  /** The server did not answer when an item was sent last, which goes on waiting. */
  get isOutOfReach() {
    return this.#isOutOfReach;
  }

  /**
   * Calls back with what the server has stored, also when another tab delivered it. The items stay in view until the
   * listeners are done.
   */
  onDeliveries(listener: DeliveriesListener): () => void {
    return this.#deliveries.listen(listener);
  }

  /** Tells of the deliveries of a kind, one by one. */
  onDelivered<K extends string & keyof Kinds>(
    kind: K,
    listener: (stored: StoredOf<Kinds[K]>, item: NewItem<Kinds[K]>) => void,
  ): () => void {
    return this.#deliveries.listen((delivered) => {
      for (const { kind: name, stored, item } of delivered)
        if (name === kind) listener(stored as StoredOf<Kinds[K]>, item as NewItem<Kinds[K]>);
    });
  }

  /** Delivers a person's items from now on, and again after failures. The returned function ends it. */
  start(userId: string): () => void {
    this.#activeUser = userId;
    void this.flush(userId);
    return () => {
      if (this.#activeUser !== userId) return;
      this.#activeUser = null;
      this.#timer.stop();
    };
  }

  /** The server has just answered something: what waits for it is sent, and what could not be read. */
  serverAnswered() {
    if (this.#timer.isUnreachable || this.#options.store.hasFailed) this.#flushActive();
  }

  /** Sends the waiting items in order. Resolves when each was tried, or when the server cannot take more. */
  flush(userId: string): Promise<void> {
    this.#flushRequested.add(userId);
    const running = this.#running.get(userId) ?? this.#sendWhileRequested(userId);
    this.#running.set(userId, running);
    return running;
  }

  #flushActive = () => void (this.#activeUser !== null && this.flush(this.#activeUser));

  async #sendWhileRequested(userId: string) {
    while (this.#flushRequested.delete(userId)) await this.#options.alone(() => this.#sendAll(userId));
    this.#running.delete(userId);
  }

  async #sendAll(userId: string) {
    await this.#items.read();
    const left = await this.#sending.sendEach(userId);
    // What has arrived is shown before anybody hears that nothing waits any more.
    await this.#deliveries.tell();
    this.#scheduleRetry(left.waiting, left.retryAfter, left.isUnreachable);
  }

  #scheduleRetry(waiting: number, retryAfter: number | null, isUnreachable: boolean) {
    if (this.#isOutOfReach !== isUnreachable) {
      this.#isOutOfReach = isUnreachable;
      this.#items.notify();
    }
    if (waiting === 0 || this.#activeUser === null) this.#timer.stop();
    else this.#timer.schedule(retryAfter, isUnreachable);
  }

  async #edit(id: string, change: (item: Item) => Item | null, place?: "last"): Promise<boolean> {
    const isThere = await this.#edits.edit(id, change, place);
    if (isThere) this.#flushActive();
    return isThere;
  }

  async #put(item: Item): Promise<boolean> {
    if (this.#items.find(item.id)) return true;
    const isKept = await this.#items.add(item);
    this.#edits.changed();
    return isKept;
  }

  async #followOtherTab(message: OutboxMessage) {
    if (message.type === "delivered") {
      for (const delivered of message.delivered) {
        this.#report(delivered.item, { stored: null, error: null });
        this.#sending.follow(delivered);
      }
      await this.#deliveries.announce(message.delivered);
    }
    await this.#items.read();
    const hasWaiting = this.#items
      .all()
      .some((item) => item.userId === this.#activeUser && isWaiting(item) && this.isKnown(item));
    // The other tab may be closed before it has delivered everything.
    if (hasWaiting && !this.#timer.isScheduled) this.#timer.schedule(null, false);
  }

  /** Once it has arrived, a later item with its id is a matter of its own. */
  #report(version: Version, attempt: Attempt) {
    for (const sender of this.#senders)
      if (isSameVersion(sender.version, version) && sender.attempt?.error !== null) sender.attempt = attempt;
  }

  /** Whether this version of the client can send it. */
  isKnown = (item: Item): boolean => this.#kinds.isKnown(item);
  /** Whether it waits until the words of the universe are unlocked here. */
  isLocked = (item: Item): boolean => this.#kinds.isLocked(item);
  /** Whether it waits for another version of the client or of the server. */
  isHeld = (item: Item): boolean =>
    [item, ...this.#kinds.awaitedBy(item, this.#items.all())].some(this.#kinds.isHeld);
}
