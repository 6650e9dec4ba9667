import type { ReactNode } from "react";
import { NeedsScripts } from "../forms/NeedsScripts";
import { BrandMark } from "../frame/Brand";
import { TempleArt } from "../temple/TempleArt";

const lakeside = { id: 8, tradition: "Hindu", setting: null, state: "Tamil Nadu" };

/** The frame of the pages one signs in by: a form beside a drawn temple. */
export function AuthPanel({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="wrap auth">
      <div className="auth-art">
        <TempleArt temple={lakeside} />
      </div>
      <div className="auth-form">
        <BrandMark />
        <h1>{title}</h1>
        <p className="soft">{lead}</p>
        <NeedsScripts />
        {children}
      </div>
    </div>
  );
}
