import type { ReactNode } from "react";
import { BrandMark } from "../shell/brand-mark.tsx";
import { ShopLinks } from "../shell/shop-links.tsx";
import { useTitle } from "../session/title.ts";

interface FrameProps {
  title: string;
  about?: ReactNode;
  children: ReactNode;
  /** Ways to the neighbouring pages. */
  footer?: ReactNode;
}

/** The frame of the pages that need no sign-in. */
export function SignInFrame({ title, about, children, footer }: FrameProps) {
  useTitle(title);
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-5 px-4 py-8">
      <p className="flex justify-center text-lg">
        <BrandMark />
      </p>
      <div className="grid gap-4 rounded-2xl border border-line bg-surface p-5 sm:p-7">
        <div>
          <h1 className="text-2xl font-semibold">{title}</h1>
          {about !== undefined && <div className="mt-1 text-muted">{about}</div>}
        </div>
        {children}
      </div>
      {footer !== undefined && <div className="grid justify-items-center gap-1 text-center">{footer}</div>}
      <ShopLinks className="justify-center" />
    </main>
  );
}
