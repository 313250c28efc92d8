/** The fields of a registration, as the form has them before anything is typed. */
export const emptyRegistration = {
  email: "",
  universeName: "",
  userName: "",
  birthday: "",
  password: "",
  confirmPassword: "",
};

export type Registration = typeof emptyRegistration;
