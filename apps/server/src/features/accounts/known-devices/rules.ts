/** A browser, and a mark for each account that has been signed in to there. */
export type KnownDevice = { id: string; marks: readonly string[] };

/** A shared computer forgets the account that came first. */
const mostAccounts = 5;

export function writeDevice({ id, marks }: KnownDevice): string {
  return [id, ...marks].join("~");
}

export function readDevice(value: string): KnownDevice | null {
  const [id, ...marks] = value.split("~");
  return id ? { id, marks } : null;
}

export function remembering(device: KnownDevice, mark: string): KnownDevice {
  const others = device.marks.filter((one) => one !== mark);
  return { ...device, marks: [...others, mark].slice(-mostAccounts) };
}
