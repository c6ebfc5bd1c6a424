import { useEffect } from "react";
import { useBrandName } from "./session.ts";

/** Names the open page in the browser's tab. */
export function useTitle(title: string): void {
  const brand = useBrandName();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
