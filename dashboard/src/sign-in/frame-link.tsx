import { Link, type LinkProps } from "@tanstack/react-router";

/** A link in running text. */
export function FrameLink(props: LinkProps) {
  return (
    <Link {...props} className="rounded font-medium text-accent underline underline-offset-4 hover:no-underline" />
  );
}
