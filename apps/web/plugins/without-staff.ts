import type { Plugin } from "vite";

const ofStaff = /\/(features|app|contract\/src)\/staff\/|\/locales\/src\/(staff\.ts|\w+\/staff)/;

/** Fails the build of the users' app when any of its files holds a part of the console. */
export function withoutStaff(): Plugin {
  return {
    name: "curie:without-staff",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const part = Object.keys(file.modules).find((id) => ofStaff.test(id));
        if (part) this.error(`${file.fileName} is sent to users and holds ${part} of the console`);
      }
    },
  };
}
