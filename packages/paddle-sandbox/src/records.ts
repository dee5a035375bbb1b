import type { ClassicPayment, ClassicPlan, ClassicSubscription } from "./classic/entities.ts";
import type {
  Address,
  Adjustment,
  Checkout,
  CreditBalance,
  Customer,
  Message,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  SignedLink,
  Subscription,
  SubscriptionState,
  Transaction,
  TransactionState,
} from "./entities.ts";
import type { Change, Store } from "./store.ts";

/** Everything the sandbox remembers, by the name of its collection. */
export type Schema = {
  products: Product;
  prices: Price;
  customers: Customer;
  addresses: Address;
  paymentMethods: PaymentMethod;
  transactions: Transaction;
  /** What the sandbox knows about a transaction beyond its entity; same id. */
  transactionStates: TransactionState;
  subscriptions: Subscription;
  /** What the sandbox knows about a subscription beyond its entity; same id. */
  subscriptionStates: SubscriptionState;
  adjustments: Adjustment;
  creditBalances: CreditBalance;
  messages: Message;
  checkouts: Checkout;
  portalSessions: PortalSession;
  signedLinks: SignedLink;
  classicPlans: ClassicPlan;
  classicSubscriptions: ClassicSubscription;
  classicPayments: ClassicPayment;
  counters: { id: string; value: number };
  /** Small documents of the sandbox itself: clock and signing key. */
  settings: { id: string; value: unknown };
};

export type CollectionName = keyof Schema;

const collectionNames = [
  "products",
  "prices",
  "customers",
  "addresses",
  "paymentMethods",
  "transactions",
  "transactionStates",
  "subscriptions",
  "subscriptionStates",
  "adjustments",
  "creditBalances",
  "messages",
  "checkouts",
  "portalSessions",
  "signedLinks",
  "classicPlans",
  "classicSubscriptions",
  "classicPayments",
  "counters",
  "settings",
] as const satisfies readonly CollectionName[];

export type Collection<T> = {
  find(id: string): T | null;
  /** Records in the order they were first put. */
  all(): readonly T[];
  put(record: T): T;
  delete(id: string): void;
};

export type Records = { readonly [Name in CollectionName]: Collection<Schema[Name]> } & {
  /**
   * Runs `action` as one change: it is stored whole when `action` returns and undone when it
   * throws. Inside another change it belongs to that one.
   */
  change<Result>(action: () => Result): Result;
  /** What `action` would lead to: its answer, with everything it did undone. */
  tryOut<Result>(action: () => Result): Result;
  /** Runs after the change in progress is stored, or at once when there is none. */
  afterChange(action: () => void): void;
  /** 1, 2, 3 … for every name, starting after `from`. */
  next(counter: string, from?: number): number;
  /** Forgets everything, in memory and in the store. */
  clear(): void;
};

type Undo = {
  name: string;
  collection: Map<string, { id: string }>;
  id: string;
  before: { id: string } | null;
};

/** Records are values: a change puts a new object and never touches the one that was read. */
export function openRecords(store: Store): Records {
  const maps = new Map<string, Map<string, { id: string }>>(
    collectionNames.map((name) => [name, new Map()]),
  );
  for (const { collection, id, body } of store.load()) {
    maps.get(collection)?.set(id, JSON.parse(body));
  }

  let changes: Map<string, Change> | null = null;
  let undos: Undo[] = [];
  let afterwards: (() => void)[] = [];

  function note(name: string, id: string, record: { id: string } | null): void {
    const body = record === null ? null : JSON.stringify(record);
    const change = { collection: name, id, body };
    if (changes) changes.set(`${name}/${id}`, change);
    else store.save([change]);
  }

  function collection<T extends { id: string }>(name: string): Collection<T> {
    // The map of this name holds only what this collection put there.
    const map = maps.get(name) as Map<string, T>;
    const remember = (id: string) => {
      if (changes) undos.push({ name, collection: map, id, before: map.get(id) ?? null });
    };
    return {
      find: (id) => map.get(id) ?? null,
      all: () => [...map.values()],
      put(record) {
        remember(record.id);
        map.set(record.id, record);
        note(name, record.id, record);
        return record;
      },
      delete(id) {
        if (!map.has(id)) return;
        remember(id);
        map.delete(id);
        note(name, id, null);
      },
    };
  }

  function change<Result>(action: () => Result): Result {
    if (changes) return action();
    const underway = new Map<string, Change>();
    changes = underway;
    let result: Result;
    try {
      result = action();
      store.save([...underway.values()]);
    } catch (error) {
      undoTo({ undos: 0, afterwards: 0 });
      throw error;
    } finally {
      changes = null;
      undos = [];
    }
    const actions = afterwards;
    afterwards = [];
    for (const next of actions) next();
    return result;
  }

  function undoTo(mark: { undos: number; afterwards: number }): void {
    afterwards.length = mark.afterwards;
    for (const { name, collection, id, before } of undos.splice(mark.undos).reverse()) {
      if (before) collection.set(id, before);
      else collection.delete(id);
      note(name, id, before);
    }
  }

  function tryOut<Result>(action: () => Result): Result {
    return change(() => {
      const mark = { undos: undos.length, afterwards: afterwards.length };
      try {
        return action();
      } finally {
        undoTo(mark);
      }
    });
  }

  const collections = Object.fromEntries(
    collectionNames.map((name) => [name, collection(name)]),
  ) as { readonly [Name in CollectionName]: Collection<Schema[Name]> };

  return {
    ...collections,
    change,
    tryOut,
    afterChange(action) {
      if (changes) afterwards.push(action);
      else action();
    },
    next(counter, from = 0) {
      const value = (collections.counters.find(counter)?.value ?? from) + 1;
      collections.counters.put({ id: counter, value });
      return value;
    },
    clear() {
      for (const map of maps.values()) map.clear();
      store.clear();
    },
  };
}
