import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import { passkeyObstacle, signWithPasskey } from "../account/passkeys/passkey-prompt.ts";
import { v1 } from "../api/client.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form/form.tsx";
import { useEnter } from "./enter.ts";

/** Signs in without a password; not offered where browsers have no passkeys. */
export function PasskeyButton() {
  const enter = useEnter();
  if (passkeyObstacle() !== null) return null;
  const signIn = async (): Promise<void> => {
    const begun = await v1.POST("/api/v1/session/passkey/options");
    const response = await signWithPasskey(begun.data!.data);
    const { data } = await v1.POST("/api/v1/session/passkey", { body: { response } });
    await enter(data!.data);
  };
  return (
    <Form label={t`Passkey`} onSubmit={signIn}>
      {({ busy }) => (
        <Button type="submit" busy={busy}>
          <KeyRound aria-hidden />
          <Trans>Sign in with a passkey</Trans>
        </Button>
      )}
    </Form>
  );
}
