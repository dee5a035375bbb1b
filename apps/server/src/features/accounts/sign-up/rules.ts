/** What somebody is called who gave no name: the part of the address before the @, as words. */
export function nameOfAddress(email: string): string {
  const [local = ""] = email.split("@");
  return (
    local
      .replace(/\+.*$/, "")
      .replace(/[._-]+/g, " ")
      .trim() || local
  );
}
