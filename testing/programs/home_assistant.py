"""
Does with the YAML of docs/programs.md what Home Assistant does: reads it with its secrets, asks the addresses of `rest`,
renders the templates of the sensors, and tells which automations a change of each sensor would run. It gets
`{ secrets, configuration, automations }` on its standard input, and prints `{ states, runs }`.
"""

import json
import re
import sys
from types import SimpleNamespace
from urllib.request import Request, urlopen

import yaml
from jinja2.sandbox import ImmutableSandboxedEnvironment

given = json.load(sys.stdin)
secrets = yaml.safe_load(given["secrets"])
templates = ImmutableSandboxedEnvironment()


class Loader(yaml.SafeLoader):
    """YAML in which `!secret` names a line of secrets.yaml."""


Loader.add_constructor("!secret", lambda loader, node: secrets[loader.construct_scalar(node)])


def entity_id(name):
    return "sensor." + re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


states = {}
for resource in yaml.load(given["configuration"], Loader)["rest"]:
    request = Request(resource["resource"], headers=resource["headers"])
    with urlopen(request) as reply:
        value = json.load(reply)
    for sensor in resource["sensor"]:
        rendered = templates.from_string(sensor["value_template"]).render(value_json=value)
        states[entity_id(sensor["name"])] = rendered

runs = []
for automation in yaml.load(given["automations"], Loader):
    for trigger in automation["triggers"]:
        changed = SimpleNamespace(to_state=SimpleNamespace(state=states[trigger["entity_id"]]))
        conditions = [one["value_template"] for one in automation["conditions"]]
        if all(templates.from_string(one).render(trigger=changed) == "True" for one in conditions):
            runs.append({"alias": automation["alias"], "actions": automation["actions"]})

json.dump({"states": states, "runs": runs}, sys.stdout)
