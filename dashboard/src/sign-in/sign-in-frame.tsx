import { Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { useBrandName } from "../session/session.ts";
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
  const brand = useBrandName();
  useTitle(title);
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-5 px-4 py-8">
      <p className="flex min-w-0 items-center justify-center gap-2.5 font-semibold">
        <Smartphone aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="min-w-0 truncate">{brand}</span>
      </p>
      <div className="grid gap-4 rounded-2xl border border-line bg-surface p-5 sm:p-7">
        <div>
          <h1 className="text-2xl font-semibold">{title}</h1>
          {about !== undefined && <div className="mt-1 text-muted">{about}</div>}
        </div>
        {children}
      </div>
      {footer !== undefined && <div className="grid justify-items-center gap-1 text-center">{footer}</div>}
    </main>
  );
}
