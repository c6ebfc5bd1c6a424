import { t } from "@lingui/core/macro";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../button.tsx";
import { Menu } from "../menu.tsx";

interface RowMenuProps {
  /** How the row is called in the label. */
  name: string;
  /** Why nothing can be done with the row. */
  unless?: string | undefined;
  children: ReactNode;
}

/** What can be done with a row, behind one symbol at its end: quiet until it is meant, and no reason for a higher row. */
export function RowMenu({ name, unless, children }: RowMenuProps) {
  const trigger = (
    <IconButton
      size="small"
      label={t`Actions for ${name}`}
      unless={unless}
      className="text-muted hover:text-ink focus-visible:text-ink md:-my-1"
    >
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return unless === undefined ? <Menu trigger={trigger}>{children}</Menu> : trigger;
}
