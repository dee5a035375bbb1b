import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** One record as the store keeps it. `body` is JSON; null in a change means that the record goes. */
export type StoredRecord = { collection: string; id: string; body: string };
export type Change = { collection: string; id: string; body: string | null };

/**
 * Where the sandbox keeps its state over restarts. Everything is read once at the start and held in
 * memory; `save` is told what changed and writes all of it or nothing.
 */
export type Store = {
  /** All records, oldest first. */
  load(): readonly StoredRecord[];
  save(changes: readonly Change[]): void;
  clear(): void;
  close(): void;
};

/** Forgets with the process. */
export function memoryStore(): Store {
  const records = new Map<string, StoredRecord>();
  return {
    load: () => [...records.values()],
    save(changes) {
      for (const { collection, id, body } of changes) {
        if (body === null) records.delete(`${collection}/${id}`);
        else records.set(`${collection}/${id}`, { collection, id, body });
      }
    },
    clear: () => records.clear(),
    close: () => undefined,
  };
}

const ownersAlone = 0o600;

/**
 * Names and addresses of buyers are nobody else's business. SQLite gives the files beside the first
 * one its mode; those that a killed process left keep their own.
 */
function closeToOthers(file: string): void {
  closeSync(openSync(file, "a", ownersAlone));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(one)) chmodSync(one, ownersAlone);
  }
}

/** One SQLite file; its folder is made when it is missing. */
export function sqliteStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true });
  closeToOthers(file);
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS records (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      collection TEXT NOT NULL,
      id TEXT NOT NULL,
      body TEXT NOT NULL,
      UNIQUE (collection, id)
    );
  `);
  const select = database.prepare("SELECT collection, id, body FROM records ORDER BY position");
  const put = database.prepare(
    `INSERT INTO records (collection, id, body) VALUES (?, ?, ?)
     ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body`,
  );
  const remove = database.prepare("DELETE FROM records WHERE collection = ? AND id = ?");

  return {
    load: () =>
      select.all().map((row) => ({
        collection: String(row.collection),
        id: String(row.id),
        body: String(row.body),
      })),
    save(changes) {
      database.exec("BEGIN");
      try {
        for (const { collection, id, body } of changes) {
          if (body === null) remove.run(collection, id);
          else put.run(collection, id, body);
        }
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
    clear: () => database.exec("DELETE FROM records"),
    close: () => database.close(),
  };
}
