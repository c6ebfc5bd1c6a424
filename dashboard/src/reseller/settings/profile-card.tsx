import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { v1, v1Hooks } from "../../api/client.ts";
import type { V1Data } from "../../api/types.ts";
import { sessionQuery } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { MoneyField, TextField } from "../../ui/form/field.tsx";
import { Form, type FormFields } from "../../ui/form/form.tsx";
import { Card, Details } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";

type Account = V1Data<"/api/v1/account">;

export function ProfileCard() {
  const query = v1Hooks.useQuery("get", "/api/v1/account");
  return (
    <Card title={t`Profile`}>
      <QueryView query={query}>{({ data }) => <ProfileForm account={data} />}</QueryView>
    </Card>
  );
}

function ProfileForm({ account }: { account: Account }) {
  const queryClient = useQueryClient();
  const save = async (fields: FormFields): Promise<void> => {
    const body = {
      name: fields.text("name"),
      company: fields.text("company"),
      low_balance_threshold: fields.text("low_balance_threshold"),
    };
    const { data } = await v1.PATCH("/api/v1/account", { body });
    queryClient.setQueryData(v1Hooks.queryOptions("get", "/api/v1/account").queryKey, data);
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    toast.success(t`Profile saved.`);
  };
  const group = account.group === null ? [] : [[t`Price group`, account.group.name] as const];
  return (
    <Form label={t`Profile`} onSubmit={save} className="max-w-md">
      {({ busy }) => (
        <>
          <Details rows={[[t`Email`, account.email], ...group]} />
          <TextField label={t`Name`} name="name" autoComplete="name" defaultValue={account.name} required />
          <TextField
            label={t`Company (optional)`}
            name="company"
            autoComplete="organization"
            defaultValue={account.company ?? ""}
          />
          <MoneyField
            label={t`Low-balance alert`}
            name="low_balance_threshold"
            currency={account.currency}
            defaultValue={account.low_balance_threshold}
            hint={t`Warn me when available funds drop below this.`}
          />
          <div>
            <Button type="submit" look="primary" busy={busy}>
              <Trans>Save</Trans>
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
