"""One of every command and event, made from their types with every field set: new ones are covered by themselves."""

from decimal import Decimal
from typing import Any, cast, get_args

from msgspec import inspect

from engine.commands import Command
from engine.events import AnyEvent
from engine.state import DealPlan


def sample(kind: inspect.Type, inside: tuple[type, ...] = ()) -> Any:
    """A value of a type, as rich as it gets; a record that holds one of its own kind holds none."""
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            if cls in inside:
                return None
            return cls(**{field.name: sample(field.type, (*inside, cls)) for field in fields})
        case inspect.UnionType(types=types):
            return sample(next(kind for kind in types if not isinstance(kind, inspect.NoneType)), inside)
        case inspect.LiteralType(values=values):
            return values[-1]
        case inspect.VarTupleType(item_type=item):
            return (sample(item, inside), sample(item, inside))
        case inspect.TupleType(item_types=items):
            return tuple(sample(item, inside) for item in items)
        case inspect.DictType(key_type=key, value_type=value):
            return {sample(key, inside): sample(value, inside)}
        case inspect.IntType():
            return 3
        case inspect.BoolType():
            return True
        case inspect.DecimalType():
            return Decimal("4.5")
        case inspect.StrType():
            return "As"
        case inspect.AnyType():
            return 7
    raise AssertionError(f"no sample for {kind}: add one")


def every(union: Any) -> tuple[Any, ...]:
    """One of each member of a union."""
    return tuple(sample(inspect.type_info(member)) for member in get_args(union))


COMMANDS: tuple[Command, ...] = every(Command)
EVENTS: tuple[AnyEvent, ...] = every(AnyEvent)
PLAN: DealPlan = cast("DealPlan", sample(inspect.type_info(DealPlan)))
