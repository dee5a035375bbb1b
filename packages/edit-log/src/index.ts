export { digestOf, editDigest, type LoggedEdit } from "./digests.ts";
export {
  type EditLog,
  type LogContent,
  type LogEarlier,
  type LogEarlierVersion,
  type LogEngine,
  type LogFile,
  type LogStrength,
  logFormat,
  nextVersionFormat,
} from "./model.ts";
export { fileInLog, type LogProblem, type LogReading, readLog } from "./read-log.ts";
export { createSigner, type Signer } from "./signer.ts";
export { type StatementForm, statementForms, statementOf } from "./statement.ts";
export { writeLog } from "./write-log.ts";
