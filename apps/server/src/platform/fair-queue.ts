/**
 * Lets so many pieces of work run at a time, and takes the waiting ones by turns: the next is of
 * the owner who has waited longest since the last turn, however many pieces one of them handed in.
 * One owner never takes every place, so that the next owner need not wait for the end of
 * what is running.
 */
export type FairQueue = {
  /** Runs the work when its turn comes; never, when the signal says stop before that. */
  run<Value>(owner: string, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value>;
  /** Nothing that waits is begun any more; each is refused with the reason. */
  close(reason: Error): void;
};

type Waiting = { begin(): void; refuse(reason: unknown): void };
type Owner = { waiting: Waiting[]; running: number; lastTurn: number };

export function createFairQueue(places: number): FairQueue {
  const placesOfOne = Math.max(1, places - 1);
  const owners = new Map<string, Owner>();
  let free = places;
  let turn = 0;

  const beginNext = () => {
    while (free > 0) {
      const mayBegin = [...owners.values()].filter(
        ({ waiting, running }) => waiting.length > 0 && running < placesOfOne,
      );
      const [first, ...others] = mayBegin;
      if (!first) return;
      const next = others.reduce((a, b) => (b.lastTurn < a.lastTurn ? b : a), first);
      turn += 1;
      free -= 1;
      next.running += 1;
      next.lastTurn = turn;
      next.waiting.shift()?.begin();
    }
  };
  const forgetIdle = (name: string, { waiting, running }: Owner) => {
    if (waiting.length === 0 && running === 0) owners.delete(name);
  };

  return {
    run: (name, work, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const owner = owners.get(name) ?? { waiting: [], running: 0, lastTurn: 0 };
        owners.set(name, owner);
        const stop = () => {
          owner.waiting = owner.waiting.filter((waiting) => waiting !== one);
          forgetIdle(name, owner);
          reject(signal?.reason);
        };
        const one: Waiting = {
          begin: () => {
            signal?.removeEventListener("abort", stop);
            work()
              .then(resolve, reject)
              .finally(() => {
                free += 1;
                owner.running -= 1;
                forgetIdle(name, owner);
                beginNext();
              });
          },
          refuse: (reason) => {
            signal?.removeEventListener("abort", stop);
            reject(reason);
          },
        };
        signal?.addEventListener("abort", stop, { once: true });
        owner.waiting.push(one);
        beginNext();
      }),
    close: (reason) => {
      for (const owner of owners.values()) {
        for (const one of owner.waiting.splice(0)) one.refuse(reason);
      }
    },
  };
}
