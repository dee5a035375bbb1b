import { Failure } from "#platform/failure.ts";

/** So many uploads of one account at a time. @throws `documents.too-many-uploads` */
export function placesOf(most: number): (owner: string) => () => void {
  const taken = new Map<string, number>();
  return (owner) => {
    const before = taken.get(owner) ?? 0;
    if (before >= most) throw new Failure("documents.too-many-uploads", { limit: most });
    taken.set(owner, before + 1);
    return () => {
      const left = (taken.get(owner) ?? 1) - 1;
      if (left > 0) taken.set(owner, left);
      else taken.delete(owner);
    };
  };
}
