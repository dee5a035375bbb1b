import { Navigate, Outlet, useLocation } from "react-router";
import { useUser } from "#lib/session.ts";

/** Pages behind it are for signed-in people; others sign in first and come back to the same address. */
export function SessionGate() {
  const user = useUser();
  const { pathname, search, hash } = useLocation();
  if (user) return <Outlet />;
  const returnTo = new URLSearchParams({ returnTo: `${pathname}${search}${hash}` });
  return <Navigate to={`/sign-in?${returnTo}`} replace />;
}
