import { LoaderCircle } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classes } from "./class-names.ts";
import { Hint } from "./hint.tsx";
import { useOnce } from "./use-once.ts";

const LOOKS = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong border-transparent",
  secondary: "bg-surface text-ink border-edge hover:bg-sunken",
  ghost: "bg-transparent text-ink border-transparent hover:bg-sunken",
  danger: "bg-danger text-on-danger border-transparent hover:opacity-90",
} as const;
const SIZES = { normal: "min-h-10 px-4", small: "min-h-8 px-2.5 text-sm" } as const;

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  /** Why the button cannot be pressed now; it then stays reachable, and says so. */
  unless?: string | false | undefined;
  /** While what it started goes on. */
  busy?: boolean;
  /** Started by a press, never twice at a time. It shows its errors itself. */
  action?: () => Promise<unknown>;
  /** The only child, such as a link, becomes the button. */
  asChild?: boolean;
}

export function Button({ look = "secondary", size = "normal", unless, asChild, ...props }: ButtonProps) {
  const { className, children, onClick, action, busy: isBusy = false, type = "button", ...rest } = props;
  const running = useOnce();
  const busy = isBusy || running.busy;
  const isOff = Boolean(unless) || busy;
  const Element = asChild ? Slot.Root : "button";
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isOff) event.preventDefault();
    else if (action) void running.once(action);
    else onClick?.(event);
  };
  const button = (
    <Element
      {...rest}
      {...(!asChild && { type })}
      onClick={press}
      aria-disabled={isOff || undefined}
      className={classes(
        "inline-flex items-center justify-center gap-2 rounded-lg border font-medium whitespace-nowrap select-none",
        "[&_svg]:size-4 [&_svg]:shrink-0",
        LOOKS[look],
        SIZES[size],
        isOff && "cursor-not-allowed opacity-60",
        className,
      )}
    >
      {asChild ? children : <Content busy={busy}>{children}</Content>}
    </Element>
  );
  return unless ? <Hint text={unless}>{button}</Hint> : button;
}

function Content({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <>
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </>
  );
}

/** A button that shows only a symbol; the label is read out and shown on hover. */
export function IconButton({ label, className, ...props }: ButtonProps & { label: string }) {
  const button = <Button look="ghost" aria-label={label} className={classes("px-2.5", className)} {...props} />;
  return props.unless ? button : <Hint text={label}>{button}</Hint>;
}
