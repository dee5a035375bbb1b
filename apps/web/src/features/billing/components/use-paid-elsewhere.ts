import { useCallback, useEffect, useRef } from "react";

const channelName = "curie-checkout";

/**
 * Windows of one browser tell one another that a plan was paid for, so that a checkout which is
 * still open in another one does not take the money again.
 *
 * @param onPaid called when this person has paid in another window
 * @returns tells the other windows
 */
export function usePaidElsewhere(userIdentity: string, onPaid: () => void): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const latest = useRef(onPaid);
  latest.current = onPaid;

  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === userIdentity) latest.current();
    };
    return () => opened.close();
  }, [userIdentity]);

  return useCallback(() => channel.current?.postMessage(userIdentity), [userIdentity]);
}
