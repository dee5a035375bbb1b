import { describe, expect, it } from "vitest";
import { Document, DocumentOrigin, DocumentStatus, SourceLanguage } from "./documents.ts";

describe("the contract of documents", () => {
  it("names the fields of edits and translations, and three states [S237]", () => {
    expect(Object.keys(Document.shape)).toEqual(
      expect.arrayContaining([
        ...["identity", "file", "status", "type", "origin", "createdAt", "language"],
        ...["styleOfEnglish", "lewisVersion"],
      ]),
    );
    expect(Document.shape.file.shape).toHaveProperty("name");
    expect(DocumentStatus.options).toEqual(["processing", "failed", "completed"]);
    expect(DocumentOrigin.options).toContain("wai");
    expect(SourceLanguage.options).toEqual(["zh_CN", "es_ES", "pt_BR"]);
  });
});
