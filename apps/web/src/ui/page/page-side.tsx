import { createContext, type ReactNode, useContext } from "react";

const Side = createContext<ReactNode>(null);

/** What stands beside every page that has room for it; the frame decides, the page says where. */
export function PageSideContent({ side, children }: { side: ReactNode; children: ReactNode }) {
  return <Side value={side}>{children}</Side>;
}

/** Where it stands: at the end of what is beside a list, and of an empty page. */
export function PageSide() {
  return useContext(Side);
}
