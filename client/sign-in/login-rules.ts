/** What the login form needs when it is sent: the page is there without it. */

import { loginSchema } from "#domain/accounts/sign-in.ts";
import { account } from "#domain/languages/en/account.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../api.ts";
import { firstViolation } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";
import { explainLogin, type Login } from "./login.ts";

export const checkLogin = (login: Login) =>
  firstViolation(translator()(account.login.failed), loginSchema, login);

export const loginRules = {
  check: checkLogin,
  send: (login: Login) => send(visitorCalls.login, { body: login }),
  explain: explainLogin,
};
