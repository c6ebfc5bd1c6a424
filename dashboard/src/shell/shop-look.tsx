import { useLayoutEffect } from "react";
import { useBrand } from "../session/session.ts";

/** Puts colours and icon of the shop on the page. */
export function ShopLook() {
  const { accent, icon_url: icon } = useBrand() ?? {};
  useLayoutEffect(() => {
    setColour("--shop-accent", accent?.light.base);
    setColour("--shop-accent-strong", accent?.light.strong);
    setColour("--shop-accent-dark", accent?.dark.base);
    setColour("--shop-accent-dark-strong", accent?.dark.strong);
  }, [accent]);
  useLayoutEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (!link || icon === undefined) return;
    link.type = icon === null ? "image/svg+xml" : "image/png";
    link.href = icon ?? "/favicon.svg";
  }, [icon]);
  return null;
}

function setColour(name: string, colour: string | undefined): void {
  const { style } = document.documentElement;
  if (colour === undefined) style.removeProperty(name);
  else style.setProperty(name, colour);
}
