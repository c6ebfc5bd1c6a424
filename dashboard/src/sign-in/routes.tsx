import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../api/load-code.ts";
import { root } from "../base-routes.tsx";
import { readSession, requireSignedOut } from "../session/guards.ts";

const signedOut = createRoute({ getParentRoute: () => root, id: "signed-out", beforeLoad: requireSignedOut });
const signInPages = [
  createRoute({
    getParentRoute: () => signedOut,
    path: "/sign-in",
    component: lazyPage(() => import("./sign-in-page.tsx"), "SignInPage"),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: "/sign-up",
    component: lazyPage(() => import("./sign-up-page.tsx"), "SignUpPage"),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: "/forgot-password",
    component: lazyPage(() => import("./forgot-password-page.tsx"), "ForgotPasswordPage"),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: "/first-operator",
    component: lazyPage(() => import("./first-operator-page.tsx"), "FirstOperatorPage"),
  }),
] as const;
/** Links in emails work while signed in, too. */
const invitation = createRoute({
  getParentRoute: () => root,
  path: "/invitation",
  beforeLoad: readSession,
  component: lazyPage(() => import("./invitation-page.tsx"), "InvitationPage"),
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password",
  beforeLoad: readSession,
  component: lazyPage(() => import("./reset-password-page.tsx"), "ResetPasswordPage"),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: "/terms",
  beforeLoad: readSession,
  component: lazyPage(() => import("./terms-page.tsx"), "TermsPage"),
});

export const signInRoutes = [signedOut.addChildren(signInPages), resetPassword, invitation, terms] as const;
