/** Edits one file, as the next version of another or as a first one, and prints the processor time in milliseconds. */
import { readFileSync } from "node:fs";
import { createEditingEngine } from "@curie/language/editing";
import { editManuscript } from "@curie/manuscript";

const [file = "", known = "", other = ""] = process.argv.slice(2);
const [bytes, previous] = [readFileSync(file), JSON.parse(readFileSync(known, "utf8"))];
const engine = createEditingEngine();
const choices = { dialect: "american", date: "2026-11-20T10:00:00Z" } as const;
// A thread that edits has edited other manuscripts before: everything is loaded, and translated for the machine.
await editManuscript(readFileSync(other), engine, choices);
const before = process.cpuUsage();
await editManuscript(bytes, engine, { ...choices, previous });
const { user, system } = process.cpuUsage(before);
process.stdout.write(`${(user + system) / 1000}\n`, () => process.exit(0));
