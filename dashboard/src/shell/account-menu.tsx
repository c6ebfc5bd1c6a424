import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, type LinkProps } from "@tanstack/react-router";
import { CircleUser, Keyboard, LogOut, Settings } from "lucide-react";
import { useState } from "react";
import { signOut } from "../session/sign-out.ts";
import { useSession } from "../session/session.ts";
import { setTheme, useTheme } from "../session/theme.ts";
import { IconButton } from "../ui/button.tsx";
import { Menu, MenuChoices, MenuItem, MenuLine } from "../ui/menu.tsx";
import { isPlain, usePageKeys } from "../ui/page-keys.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

const THEMES = [
  ["system", msg`System`],
  ["light", msg`Light`],
  ["dark", msg`Dark`],
] as const;

interface AccountMenuProps {
  /** Whose pages it is on. */
  side: "operator" | "reseller";
  settings: NonNullable<LinkProps["to"]>;
}

export function AccountMenu({ side, settings }: AccountMenuProps) {
  const { person } = useSession();
  const theme = useTheme();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [showsKeys, setShowsKeys] = useState(false);
  usePageKeys((event) => {
    if (event.key === "?" && isPlain(event)) setShowsKeys(true);
  });
  const leave = async (): Promise<void> => {
    await signOut(queryClient);
    await navigate({ to: "/sign-in" });
  };
  const trigger = (
    <IconButton label={t`Your account`}>
      <CircleUser aria-hidden className="size-5!" />
    </IconButton>
  );
  return (
    <>
      <Menu trigger={trigger}>
        <div className="px-2.5 py-1.5">
          <p className="font-medium">{person?.name}</p>
          <p className="text-sm break-all text-muted">{person?.email}</p>
        </div>
        <MenuLine />
        <MenuItem onSelect={() => void navigate({ to: settings })}>
          <Settings aria-hidden />
          <Trans>Settings</Trans>
        </MenuItem>
        <MenuItem className="max-md:hidden" onSelect={() => setShowsKeys(true)}>
          <Keyboard aria-hidden />
          <Trans>Keyboard shortcuts</Trans>
        </MenuItem>
        <MenuLine />
        <MenuChoices label={t`Appearance`} value={theme} choices={THEMES} onChange={setTheme} />
        <MenuLine />
        <MenuItem onSelect={() => void leave()}>
          <LogOut aria-hidden />
          <Trans>Sign out</Trans>
        </MenuItem>
      </Menu>
      <ShortcutsDialog side={side} open={showsKeys} onOpenChange={setShowsKeys} />
    </>
  );
}
