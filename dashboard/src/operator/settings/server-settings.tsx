import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../api/api-error.ts";
import { operator, operatorHooks } from "../../api/client.ts";
import type { OperatorData } from "../../api/types.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { textOf } from "../../locale/text.ts";
import { sessionQuery } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { RadioCard } from "../../ui/form/radio-card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card, Details } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";

type Settings = OperatorData<"/api/operator/settings">;
type SignUp = Settings["sign_up"];

const SIGN_UP: readonly (readonly [mode: SignUp, name: MessageDescriptor, about: MessageDescriptor])[] = [
  ["open", msg`Open`, msg`Anyone can sign up and order with the credit you give them.`],
  ["approval", msg`By approval`, msg`Anyone can apply. You approve new accounts under Resellers.`],
  ["closed", msg`Closed`, msg`Only staff create reseller accounts.`],
];

/** Settings of the whole server: sign-up and email. */
export function ServerSettings() {
  const settings = operatorHooks.useQuery("get", "/api/operator/settings");
  return (
    <QueryView query={settings}>
      {({ data }) => (
        <>
          <SignUpCard settings={data} />
          <EmailCard settings={data} />
        </>
      )}
    </QueryView>
  );
}

function SignUpCard({ settings }: { settings: Settings }) {
  const queryClient = useQueryClient();
  const refresh = useRefresh(["/api/operator/settings"]);
  const [chosen, setChosen] = useState(settings.sign_up);
  const save = async (): Promise<void> => {
    await operator.PATCH("/api/operator/settings", { body: { sign_up: chosen } });
    toast.success(t`Settings saved.`);
    await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })]);
  };
  return (
    <Card title={t`Sign-up`}>
      <Form onSubmit={save} label={t`Sign-up`} className="max-w-2xl">
        {({ busy }) => (
          <>
            <fieldset className="grid gap-3">
              <legend className="sr-only">
                <Trans>Sign-up</Trans>
              </legend>
              {SIGN_UP.map(([mode, name, about]) => (
                <RadioCard
                  key={mode}
                  group="sign_up"
                  label={textOf(name)}
                  about={textOf(about)}
                  isChosen={mode === chosen}
                  onChoose={() => setChosen(mode)}
                />
              ))}
            </fieldset>
            <Button type="submit" look="primary" busy={busy} className="justify-self-start">
              <Trans>Save changes</Trans>
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}

function EmailCard({ settings }: { settings: Settings }) {
  const { mail_from: from, public_url: url } = settings;
  const [outcome, setOutcome] = useState<{ look: "success" | "danger"; sentence: string }>();
  const send = async (): Promise<void> => {
    try {
      const { data } = await operator.POST("/api/operator/settings/test-mail", { body: {} });
      setOutcome({ look: "success", sentence: data!.message });
    } catch (error) {
      setOutcome({ look: "danger", sentence: sentenceOf(error) });
    }
  };
  return (
    <Card title={t`Email`}>
      <div className="grid gap-4">
        {from === null ? (
          <Notice look="warning">
            <Trans>
              Email isn't configured. Password reset links are written to the server log, and you send invitation links
              yourself. Set SMTP_URL, MAIL_FROM and PUBLIC_URL, then restart the server.
            </Trans>
          </Notice>
        ) : (
          <p>
            <Trans>Emails are sent for password resets, invitations and approvals.</Trans>
          </p>
        )}
        <Details
          rows={[
            [t`Sender`, from ?? t`None`],
            [t`URL in links`, url ?? t`Not set (PUBLIC_URL)`],
          ]}
        />
        <Button unless={from === null && t`Configure email first.`} action={send} className="justify-self-start">
          <Trans>Send test email</Trans>
        </Button>
        {outcome && <Notice look={outcome.look}>{outcome.sentence}</Notice>}
      </div>
    </Card>
  );
}
