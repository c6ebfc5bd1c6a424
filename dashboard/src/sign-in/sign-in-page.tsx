import { useQueryClient } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { readProblem } from "../api/api-error.ts";
import { homeOf, readReturn } from "../session/guards.ts";
import { sessionQuery } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Form, type FormFields } from "../ui/form.tsx";

export function SignInPage() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const filters = useSearch({ strict: false });
  const signIn = async (fields: FormFields): Promise<void> => {
    const response = await fetch("/api/v1/session", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: fields.text("email"), password: fields.exact("password") }),
    });
    if (!response.ok) throw await readProblem(response);
    const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await router.navigate({ href: readReturn(filters) ?? homeOf(session) ?? "/sign-in", replace: true });
  };
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-sm content-center p-4">
      <h1 className="mb-6 text-2xl font-semibold">Sign in to Imeister</h1>
      <Form onSubmit={signIn}>
        {({ busy }) => (
          <>
            <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
            <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
            <Button type="submit" look="primary" busy={busy}>
              Sign in
            </Button>
          </>
        )}
      </Form>
    </main>
  );
}
