import { useEffect } from "react";
import { Navigate } from "react-router";

/**
 * Goes on to the address that was asked for before the sign-in. One below `/api` is the server's, such as the
 * link from a document to an order: the browser asks for it, because no page of ours has it.
 */
export function Onward({ to }: { to: string }) {
  const isServers = to.startsWith("/api/");
  useEffect(() => {
    if (isServers) location.replace(to);
  }, [isServers, to]);
  return isServers ? null : <Navigate to={to} replace />;
}
